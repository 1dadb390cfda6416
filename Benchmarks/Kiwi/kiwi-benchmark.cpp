// A benchmark of kiwi on a scene from `benchmarks write-scenes`: build (which solves incrementally), first reading of
// the values, one edit, and resize of the root, without a language binding. After each measurement it prints a line of
// medians over rounds, in milliseconds of processor time, since the next one can take too long: the last line counts.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <iostream>
#include <string>
#include <vector>

namespace {

struct Row {
  std::vector<std::pair<double, int>> terms;
  std::string relation;
  double constant;
  double priority;
};

double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

// Kiwi has four strengths, and not a thousand.
double strength(double priority) {
  if (priority == 1000) return kiwi::strength::required;
  if (priority >= 750) return kiwi::strength::strong;
  if (priority >= 250) return kiwi::strength::medium;
  return kiwi::strength::weak;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  std::ifstream file(argv[1]);
  int variableCount, editCount, rowCount;
  file >> variableCount >> editCount >> rowCount;
  std::vector<std::pair<int, double>> edits(editCount);
  for (auto& edit : edits) file >> edit.first >> edit.second;
  std::vector<Row> rows(rowCount);
  for (auto& row : rows) {
    size_t count;
    file >> count >> row.relation >> row.constant >> row.priority;
    row.terms.resize(count);
    for (auto& term : row.terms) file >> term.first >> term.second;
  }

  std::vector<std::vector<double>> times(4);
  auto note = [&](int kind, double time) {
    times[kind].push_back(time);
    for (auto& each : times) {
      if (!each.empty()) std::printf("%.6f ", median(each));
    }
    std::printf("\n");
    std::fflush(stdout);
  };
  // One round with few steps is enough for a slow scene.
  const double deadline = now() + 2000;
  const int most = std::max(20, 100000 / variableCount);
  auto average = [&](const std::function<void(int)>& step) {
    const double start = now();
    int steps = 0;
    do {
      step(++steps);
    } while (steps < most && ((steps > 2 && steps % 20 != 0) || now() < start + 500));
    return (now() - start) / steps;
  };
  for (int round = 0; round < 7 && (round == 0 || now() < deadline); ++round) {
    double start = now();
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables(variableCount);
    for (auto& edit : edits) {
      solver.addEditVariable(variables[edit.first], kiwi::strength::create(1000, 0, 0));
      solver.suggestValue(variables[edit.first], edit.second);
    }
    for (auto& row : rows) {
      std::vector<kiwi::Term> terms;
      terms.reserve(row.terms.size());
      for (auto& term : row.terms) terms.emplace_back(variables[term.second], term.first);
      auto relation = row.relation == "==" ? kiwi::OP_EQ : row.relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
      solver.addConstraint(kiwi::Constraint(
          kiwi::Expression(std::move(terms), -row.constant), relation, strength(row.priority)));
    }
    note(0, now() - start);
    start = now();
    solver.updateVariables();
    note(1, now() - start);
    for (int kind = 2; kind < 4; ++kind) {
      auto edit = kind == 2 ? edits.back() : edits.front();
      note(kind, average([&](int step) {
        solver.suggestValue(variables[edit.first], edit.second + step % 20);
        solver.updateVariables();
      }));
    }
  }
}
