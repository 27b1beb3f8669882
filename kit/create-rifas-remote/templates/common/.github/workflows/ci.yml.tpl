name: ci
on: [push, pull_request]
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      - run: __install__
      - run: __run__ run lint
      - run: __run__ run types
      - run: __run__ run build
      - run: __runs__ rifas check
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
      - run: __install__
      - run: __runs__ rifas matrix --shell ${{ matrix.shell }}
