#!/usr/bin/env node
// `npm run ops` for programs that call it often: nothing is installed here first.
import { loadProgram } from './compiled.mjs';

const { runOps } = await loadProgram('tooling/src/ops/main.ts');
await runOps(process.argv.slice(2));
