{
  "name": "@rifas/__name__",
  "private": true,
  "version": "0.1.0",
  "type": "module",
  "dependencies": {
    "@rifas/shared": "workspace:*",
    "react": "catalog:"
  },
  "devDependencies": {
    "@rifas/tooling": "workspace:*",
    "@testing-library/react": "catalog:",
    "@types/jest": "catalog:",
    "@types/react": "catalog:"
  }
}
