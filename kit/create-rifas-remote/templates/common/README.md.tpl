# __name__

What it is for, in a line.

| Route | Page | Access |
|---|---|---|
| `/dashboard/__slug__` | `__slug__` | guarded |

`feature.json` declares the route, the entry of the menu and the widget of the home page; the shell draws them without a release of its own.
`src/remote.ts` exposes page and widget, each in a chunk of its own.

| Command | What it does |
|---|---|
| `npm test` | the tests, against a host in memory and an API made of the examples of its description |
| `npx rifas matrix` | the same under the oldest and the newest shell of the contract range |
| `npx rifas dev --against https://…` | shows it in one tab of a live site that allows it, built on every change |
| `npm run build` | builds into `dist/` |
| `npx rifas check` | says why the site would refuse the build, with the file and the line to write |
| `npx rifas release --storage …` | checks and releases what was built, under the version of package.json |
| `npx rifas preview --to … --storage …` | asks a live site to show that release to those who get an address |
