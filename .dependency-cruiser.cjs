// Makes the tool read every import of the repository, including types. The rules are in tooling/src/checks/circles.ts.
module.exports = {
  forbidden: [{ name: 'no-circle-of-files', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|[.]data|[.]cache)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
