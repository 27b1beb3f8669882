#!/usr/bin/env node
// Draws the pages of a composition in a browser: what a deploy starts beside itself.
import { loadProgram } from './compiled.mjs';

await loadProgram('tooling/src/smoke/smoke-process.ts');
