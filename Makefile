# Everything a newcomer needs: `make demo` shows what Plumb does, `make test` proves that it does it.

SHELL := /bin/bash

# The strict build that the tests run on: a module imports only what Package.swift lets it, and nothing warns.
STRICT := --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
# The release build. What a program links is in it, but for the C library, at fixed places and without a table of names
# for others: that leaves the loader little to do, and `snapshot --version` takes a fifth of the time that it takes with
# shared libraries. Programs are built with these flags alone, since others would build all modules anew.
LIBRARIES := .build/static-libraries
RELEASE := -c release --static-swift-stdlib -Xswiftc -L$(CURDIR)/$(LIBRARIES) \
	-Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker -no-pie -Xlinker --no-export-dynamic
# The build of `make test`, in a folder of its own; Package.swift says which modules are optimized in it. The client packages
# share it, so that Plumb is compiled once; its plan of a build is never reused, since each package has its own.
TESTS := $(CURDIR)/.build/tests
TESTED := --scratch-path $(TESTS) --disable-build-manifest-caching $(STRICT)
IN_DEPTH := --scratch-path $(CURDIR)/.build/tests-in-depth --disable-build-manifest-caching $(STRICT)
DIFFERENCES := Documentation/DifferencesFromUIKit.md
CLIENTS := $(patsubst %/Package.swift,%,$(wildcard Examples/*/Package.swift))
SNAPSHOT := .build/release/snapshot
# Packages of the command. It is linked of the release build's objects with the data of ICU that it uses (ICU is the name of
# their symbol), without symbols and debug information: the same commit gives the same bytes in a folder of the same name,
# once the hashes of the compiler's input are away (Scripts/dist-parts/settled).
DIST := .build/dist
PACKED = $(RELEASE) -Xlinker $(CURDIR)/$(DIST)/icu.o -Xlinker --defsym=$(ICU)=reduced_$(ICU) -Xlinker --strip-all \
	-Xlinker --build-id=sha1
BENCHMARKS := .build/release/benchmarks
DEMO := .build/demo
LOG := .build/tests
# The state of the package that passed last.
PASSED := .build/tests.passed

.PHONY: demo test test-some test-thorough test-browser test-stores test-slurm test-previews test-watch test-mcp test-animations \
	test-faults test-machines test-sanitizers mutate lint differences docs dependencies libraries release benchmarks \
	bench bench-process bench-snapshots bench-suite bench-solver dist fuzz lint-github clean

demo: release
	@echo "== Drawing every spec of Examples at 1x, 2x and 3x into $(DEMO)"
	@rm -rf $(DEMO)
	@$(SNAPSHOT) render Examples --output $(DEMO) --scale 1,2,3
	@echo "== Done: look into $(DEMO)"

test: export PLUMB_BUILD := tests
test: dependencies lint
	@state="$$(Scripts/test-state)"; \
	if [ "$$state" = "$$(cat $(PASSED) 2>/dev/null)" ]; then \
		echo "== Nothing has changed since all tests passed; without $(PASSED) they run again"; \
	else \
		rm -f $(PASSED); $(MAKE) --no-print-directory test-all && echo "$$state" > $(PASSED); \
	fi

.PHONY: test-all
test-all:
	@echo "== Building all modules and tests, warnings being errors, imports checked"
	@swift build --build-tests $(TESTED)
	@echo "== Running all tests"
	@Scripts/run-tests $(LOG) $(TESTED)
	@echo "== Verifying all snapshots"
	@$(TESTS)/debug/snapshot verify Snapshots --quiet --no-cache
	@for client in $(CLIENTS); do \
		echo "== Building and testing the client package $$client"; \
		{ swift test $(TESTED) --package-path $$client && \
			if [ -x $$client/break-layout ]; then $$client/break-layout $(TESTED); fi; } > $(LOG)-client.log 2>&1 || \
			{ cat $(LOG)-client.log; exit 1; }; \
		grep 'Test run with' $(LOG)-client.log; \
	done
	@echo "== All tests passed, all snapshots are the same"

# What takes too long for every change: all modules without optimization and all of UIKit's with it, many more random cases
# (`PLUMB_TEST_EFFORT`, in which mutated files and hostile numbers are), packages with rewritten sources in all kinds of
# builds, the snapshots in release, the page of reports in a browser, the programs that reach stores, a cluster, and the documentation.
test-thorough: export PLUMB_TEST_EFFORT ?= 10
test-thorough: lint
	@Scripts/install-dependencies --thorough
	@echo "== Building all modules and tests without optimization"
	@swift build --build-tests $(STRICT)
	@echo "== Running all tests, with $(PLUMB_TEST_EFFORT) times the random cases"
	@Scripts/run-tests $(LOG)-thorough $(STRICT)
	@echo "== The same with optimization, but for the random cases"
	@export PLUMB_BUILD=tests-in-depth PLUMB_TEST_EFFORT=1; swift build --build-tests $(IN_DEPTH) && \
		Scripts/run-tests $(LOG)-in-depth $(IN_DEPTH)
	@Scripts/test-rewriting
	@$(MAKE) --no-print-directory test-browser test-stores test-slurm test-previews test-watch test-mcp test-animations test-faults \
		test-machines lint-github
	@Fuzzing/fuzz all 10
	@echo "== Verifying all snapshots with the release build"
	@$(SNAPSHOT) verify Snapshots --quiet --no-cache
	@$(MAKE) --no-print-directory docs
	@echo "== All thorough tests passed"

# The tests whose names match FILTER, in the debug build: it takes longer the first time, and after a change a fraction of
# the time of the build of `make test`.
test-some: dependencies
	@swift test $(STRICT) --filter '$(FILTER)'

# Needs a Chromium, which `make test` does not.
test-browser: release
	@Scripts/test-browser-install
	@echo "== Testing the page of snapshot report in a browser"
	@Scripts/test-browser

# Needs programs of clouds, and servers in their place, which it installs: Python packages and rclone.
test-stores: release
	@Scripts/test-stores $(SNAPSHOT)

# Needs Debian and root: a cluster of Slurm on this machine runs a suite in eight parts, while one of its nodes is killed.
test-slurm: release
	@SNAPSHOT=$(CURDIR)/$(SNAPSHOT) Examples/Distributed/slurm/try

# Needs a build of an example package, and of Plumb in it.
test-previews: release
	@SNAPSHOT=$(CURDIR)/$(SNAPSHOT) Scripts/test-previews

# Needs a Chromium and tmux.
test-watch: release
	@Scripts/test-browser-install
	@Scripts/test-watch --snapshot $(SNAPSHOT)

# Needs the official client of the protocol, a Python package that it installs into a folder of its own, and a build of a
# package with Plumb.
test-mcp: release
	@Scripts/test-mcp $(SNAPSHOT)

# Needs Pillow, a Python package that it installs into a folder of its own.
test-animations: release
	@Scripts/test-animations $(SNAPSHOT)

# Needs strace, and root and a C compiler for some: the command is killed and hindered at its system calls, on full disks, by
# clocks and others.
test-faults: release
	@Scripts/test-faults $(SNAPSHOT)

# Needs Debian's qemu-user and cross compilers, which it installs: the same bytes on other processors.
test-machines: release
	@Scripts/test-machines $(SNAPSHOT)

# Builds all modules and tests anew for each sanitizer, which takes long: for the nightly workflow, not for test-thorough.
test-sanitizers: dependencies
	@Scripts/test-sanitizers $(or $(SANITIZER),all)

# A target of libFuzzer, or all, for some seconds each, without sanitizers if FAST is set: see Fuzzing/README.md.
TARGET ?= fonts
fuzz:
	@Fuzzing/fuzz $(if $(FAST),--fast) $(TARGET) $(or $(SECONDS),60)

# The mutation score: single faults in the sources, of which the tests see or do not see each. Needs root and the build of
# `make test`; see Scripts/mutate.
MODULES ?= Paths Cassowary Raster Text
mutate:
	@Scripts/mutate $(MODULES) --seconds $(or $(SECONDS),600)

# Needs the Python packages that it installs into a folder of its own.
lint-github:
	@Scripts/lint-github

lint:
	@echo "== Checking the format of all Swift files"
	@git ls-files '*.swift' | xargs swift format lint --strict --parallel
	@echo "== Checking the documentation comments"
	@Scripts/check-comments
	@echo "== Checking that the page of UIKit's rules has every rule that is cited"
	@Scripts/check-rules
	@echo "== Checking that types that are found by their names are in release builds"
	@Scripts/check-names
	@echo "== Checking that all pages name the same version"
	@Scripts/check-version
	@echo "== Checking the relative links of all pages"
	@Scripts/check-links
	@echo "== Checking that the list of differences from UIKit is up to date"
	@Scripts/list-differences | diff -u $(DIFFERENCES) -

differences:
	@Scripts/list-differences > $(DIFFERENCES)

# The documentation of the public modules as a web site; warnings and broken links are errors.
docs: dependencies
	@Scripts/check-links
	@Scripts/build-docs $(STRICT)

release: libraries
	@echo "== Building the snapshot command"
	@swift build $(RELEASE) --product snapshot

# Packages of the command for this machine's processor: see Scripts/dist.
dist: libraries
	@mkdir -p $(DIST)
	@rm -rf $(DIST)/packages
	@Scripts/dist-parts/reduced-icu $(DIST)/icu.o > $(DIST)/icu.name
	@echo "== Building the snapshot command"
	@$(MAKE) --no-print-directory packed ICU="$$(cat $(DIST)/icu.name)"
	@echo "== Packing it"
	@Scripts/dist pack $(DIST)/snapshot $(DIST)/packages
	@Scripts/dist join $(DIST)/packages

.PHONY: packed
packed:
	@fixed=$$(setarch "$$(uname -m)" -R true 2>/dev/null && echo "setarch $$(uname -m) -R"); \
	[ -n "$$fixed" ] || echo "== Note: this system refuses fixed addresses; two builds may differ in the order of instructions"; \
	$$fixed swift build $(PACKED) --product snapshot
	@Scripts/dist-parts/settled $(SNAPSHOT) $(DIST)/snapshot

benchmarks: libraries
	@echo "== Building the benchmarks"
	@swift build $(RELEASE) --product benchmarks

# All but the solver's and the large suite's, which take long; each also by itself.
BENCHES := raster encode threads decode compare turn lists
.PHONY: $(addprefix bench-,$(BENCHES))

bench: benchmarks release
	@echo "== Running the benchmarks"
	@$(BENCHMARKS)
	@for bench in $(BENCHES); do echo; $(BENCHMARKS) $$bench || exit 1; done
	@echo
	@Scripts/bench-process $(SNAPSHOT) $(BENCHMARKS)
	@echo
	@Scripts/bench-snapshots $(SNAPSHOT)

$(addprefix bench-,$(BENCHES)): bench-%: benchmarks
	@$(BENCHMARKS) $*

bench-process: benchmarks release
	@Scripts/bench-process $(SNAPSHOT) $(BENCHMARKS)

bench-snapshots: release
	@Scripts/bench-snapshots $(SNAPSHOT)

bench-suite: release
	@Scripts/bench-suite $(SNAPSHOT)

bench-solver: benchmarks
	@Scripts/bench-solver $(BENCHMARKS)

# A folder with nothing but the static libraries, in which the linker finds no others. A library that is not there is
# linked as a shared one.
libraries: dependencies
	@mkdir -p $(LIBRARIES)
	@for library in deflate jpeg png z stdc++; do \
		file="$$(clang -print-file-name=lib$$library.a)"; \
		if [ -f "$$file" ]; then ln -sfn "$$file" $(LIBRARIES)/lib$$library.a; fi; \
	done
	@Scripts/dist-parts/static-xml $(CURDIR)/$(LIBRARIES)

dependencies:
	@Scripts/install-dependencies

clean:
	@rm -rf .build
