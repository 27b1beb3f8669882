// The matchers that tooling/jest/setup-dom.mjs adds at run time (toBeVisible and the like), for the type checker.
import '@testing-library/jest-dom';
