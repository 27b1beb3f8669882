name: ci
on: [push, pull_request]
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      - run: npm install
      - run: npm run lint
      - run: npm run types
      - run: npm run build
      - run: npx rifas check
  test:
    runs-on: ubuntu-latest
    strategy:
      matrix:
        # The oldest and the newest shell that feature.json asks for.
        shell: [oldest, newest]
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      - run: npm install
      - run: npx rifas matrix --shell ${{ matrix.shell }}
