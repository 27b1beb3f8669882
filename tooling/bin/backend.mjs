#!/usr/bin/env node
// Runs a compiled program of the backend for `npm start`, with the PostgreSQL of tooling/postgres/run.ts or another.
import { compiledFile, loadProgram } from './compiled.mjs';

process.setSourceMapsEnabled(true);
const [entry = 'backend/src/main.ts', ...args] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, await compiledFile(entry), ...args);
await loadProgram('tooling/postgres/run.ts');
