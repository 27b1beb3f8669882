#!/usr/bin/env node
// A program of the backend, compiled, with the PostgreSQL of tooling/postgres/run.ts where there is no other: what `npm start` starts.
import { compiledFile, loadProgram } from './compiled.mjs';

process.setSourceMapsEnabled(true);
const [entry = 'backend/src/main.ts', ...args] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, await compiledFile(entry), ...args);
await loadProgram('tooling/postgres/run.ts');
