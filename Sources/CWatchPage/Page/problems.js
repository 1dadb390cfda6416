function problemElement(problem) {
  const isKnown = problem.severity === 'warning' || problem.severity === 'note';
  return make('section', { class: 'problem' + (isKnown ? ' is-' + problem.severity : ''),
    'aria-label': problem.severity }, make('p', {}, make('code', {}, place(problem)), ' ', problem.message),
    problem.excerpt.length > 0 && make('pre', {}, problem.excerpt.map(({ number, text }) => {
      const line = String(number).padStart(5) + '  ' + text + '\n';
      return number === problem.line ? make('span', { class: 'at' }, line) : line;
    })));
}

function showProblems() {
  const seen = new Set();
  const all = state.cells.map(cell => cell.error).filter(error => {
    const text = error && place(error) + error.message;
    return error && !seen.has(text) && seen.add(text);
  });
  fill($('problems'), all.map(problemElement));
  fill($('builds'), state.builds.map(build => [
    build.isRunning && make('p', { class: 'building', role: 'status' }, 'Building ' + build.package + ' …'),
    build.error && problemElement({ severity: 'error', message: build.error, file: build.package, excerpt: [] }),
    build.messages.slice(0, 50).map(problemElement),
    build.messages.length > 50 && make('p', {}, counted(build.messages.length - 50, 'more message')),
  ]));
}

function findingElement(finding) {
  return make('div', { class: 'finding severity-' + finding.severity },
    make('p', {}, make('b', {}, finding.severity), ' ', make('code', {}, finding.code)),
    make('p', {}, make('button', { type: 'button', onclick: () => pinFinding(finding) }, finding.message)),
    make('p', { class: 'fix' }, finding.fix), finding.file && make('p', { class: 'muted' }, place(finding)));
}
function pinFinding(finding) {
  const cell = state.cells.find(cell => (cell.findings || []).some(one => one.view === finding.view));
  if (cell) pin({ cell: cell.id, path: finding.view });
}

function showFindings() {
  const seen = new Set(), all = [];
  for (const cell of state.cells) {
    for (const finding of cell.findings || []) {
      const text = finding.code + finding.view + finding.message;
      if (!seen.has(text)) { seen.add(text); all.push(finding); }
    }
  }
  const isKnown = state.cells.some(cell => cell.findings);
  fill($('findings'), all.length > 0 ? all.map(findingElement)
    : make('p', { class: 'muted' }, isKnown ? 'There are none.' : 'Looking …'));
}
