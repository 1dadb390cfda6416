// Times of kiwi on a scene that `benchmarks write-scenes` wrote: build (which solves as it goes), first reading of the
// values, one edit, resize of the root. Prints milliseconds, medians over rounds, without any binding in between.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
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
  using namespace std::chrono;
  return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

// Kiwi has four strengths, not a thousand.
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

  std::vector<double> builds, solves, changes, resizes;
  // One round is enough where it takes long.
  const double deadline = now() + 2000;
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
    builds.push_back(now() - start);
    start = now();
    solver.updateVariables();
    solves.push_back(now() - start);
    auto content = edits.back();
    start = now();
    for (int step = 1; step <= 20; ++step) {
      solver.suggestValue(variables[content.first], content.second + step);
      solver.updateVariables();
    }
    changes.push_back((now() - start) / 20);
    auto root = edits.front();
    start = now();
    for (int step = 1; step <= 20; ++step) {
      solver.suggestValue(variables[root.first], root.second + step);
      solver.updateVariables();
    }
    resizes.push_back((now() - start) / 20);
  }
  std::printf("%.6f %.6f %.6f %.6f\n", median(builds), median(solves), median(changes), median(resizes));
}
