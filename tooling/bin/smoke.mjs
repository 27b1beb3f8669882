#!/usr/bin/env node
// Draws the pages of a composition in a browser; a deploy starts it as a separate process.
import { loadProgram } from './compiled.mjs';

await loadProgram('tooling/src/smoke/smoke-process.ts');
