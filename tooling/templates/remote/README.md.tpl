# __name__

What it is for, in a line.

| Route | Page | Access |
|---|---|---|
| `/dashboard/__slug__` | `__slug__` | guarded |

`feature.json` declares the route and the entry of the menu; the shell draws them without a release of its own. `src/remote.ts`
exposes the page in a chunk of its own.

## Run and test it

```
npm run dev __name__               # in the composed site
npm run dev -- --alone __name__    # without the shell
npx jest --config __name__/jest.config.mjs
```

## How the code is laid out

- `src/__slug__/` the page. A folder is named after what the user does; CONTRIBUTING.md says what goes into it.
