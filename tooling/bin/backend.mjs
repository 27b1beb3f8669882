#!/usr/bin/env node
// Runs a compiled program of the backend, with the PostgreSQL of tooling/postgres/run.ts unless there is another: used
// by `npm start`.
import { compiledFile, loadProgram } from './compiled.mjs';

process.setSourceMapsEnabled(true);
const [entry = 'backend/src/main.ts', ...args] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, await compiledFile(entry), ...args);
await loadProgram('tooling/postgres/run.ts');
