#!/usr/bin/env node
// `npm run ops` for programs that call it often: it does not install anything first.
import { loadProgram } from './compiled.mjs';

const { runOps } = await loadProgram('tooling/src/ops/main.ts');
await runOps(process.argv.slice(2));
