# __name__

What it is for, in a line.

| Route | Page | Access |
|---|---|---|
| `/dashboard/__slug__` | `__slug__` | guarded |

`feature.json` declares the route, the entry of the menu and the widget of the home page; the shell draws them without a release of its own.
`src/remote.ts` exposes page and widget, each in a chunk of its own.

| Command | What it does |
|---|---|
| `__run__ test` | the tests, against a host in memory and an API made of the examples of its description |
| `__runs__ rifas matrix` | the same under the oldest and the newest shell of the contract range |
| `__runs__ rifas dev --against https://…` | shows it in one tab of a live site that allows it, built on every change |
| `__run__ run build` | builds into `dist/` |
| `__runs__ rifas check` | says why the site would refuse the build, with the file and the line to write |
| `__runs__ rifas release --storage …` | checks and releases what was built, under the version of package.json |
| `__runs__ rifas preview --to … --storage …` | asks a live site to show that release to those who get an address |
