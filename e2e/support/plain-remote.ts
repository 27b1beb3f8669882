import type { Feature } from '@rifas/shared/deployment';
import type { FaultProxy } from './faults';
import { editPages } from './faults-pages';

const NAME = 'mf-simple';
const ENTRY = `/releases/${NAME}/1.0.0/remoteEntry.js`;

/** Pages as people may write them in JavaScript, by key; `react` and `host` are the shell's modules. */
const PAGES = {
  plain: `() => {
    const { notify } = host.useHost();
    return h('div', null, h('h1', null, 'Página simple'), h('button', { onClick: () => notify(new Error('sin red')) }, 'AVISAR'));
  }`,
  leaves: `() => {
    react.useEffect(() => () => { throw new Error('at the end of leaves'); }, []);
    return h('h1', null, 'Falla al irse');
  }`,
  'leaves-too': `() => {
    react.useEffect(() => () => { throw new Error('at the end of leaves-too'); }, []);
    return h('h1', null, 'También falla al irse');
  }`,
  breaks: `() => {
    const { whileLoading } = host.useHost();
    const broken = () => { throw new Error('broken by a press'); };
    const rejected = () => { whileLoading(Promise.reject(new Error('broken by a promise'))); };
    return h('div', null, h('h1', null, 'Se rompe'), h('button', { onClick: broken }, 'APRETAR'), h('button', { onClick: rejected }, 'PROMETER'));
  }`,
  endless: `() => {
    const navigate = routing.useNavigate();
    const { search } = routing.useLocation();
    react.useEffect(() => { navigate('?n=' + (Number(search.slice(3)) + 1), { replace: true }); }, [search]);
    return h('h1', null, 'Sin fin');
  }`,
  busy: `() => {
    const [count, setCount] = react.useState(0);
    react.useEffect(() => { setCount(count + 1); });
    return h('h1', null, 'Sin parar');
  }`,
  acts: `() => h('form', { action: () => new Promise(() => undefined) }, h('h1', null, 'Sin respuesta'), h('button', null, 'GUARDAR'))`,
  prize: `() => {
    const { id } = routing.useParams();
    if (id === '1') throw Object.create(null);
    return h('div', null, h('h1', null, 'Premio ' + id), h(routing.Link, { to: '/dashboard/simple/prize/1' }, 'EL PRIMERO'));
  }`,
} as const;

/** A federation container as an ES module, written without any tool. */
const ENTRY_TEXT = `
let scope;
export const init = (given) => { scope = given; };
export const get = async () => {
  const shared = async (name) => (await Object.values(scope[name])[0].get())();
  const [react, host, routing] = [await shared('react'), await shared('@rifas/shared/remote'), await shared('@rifas/shared/routing')];
  const h = react.createElement;
  const pages = { ${Object.entries(PAGES)
    .map(([key, page]) => `'${key}': ${page}`)
    .join(',\n')} };
  const load = (page) => async () => ({ default: page });
  const loaders = Object.fromEntries(Object.entries(pages).map(([key, page]) => [key, load(page)]));
  return () => ({ default: { contract: '^2.0.0', pages: loaders } });
};
`;

const feature: Feature = {
  name: NAME,
  contract: '^2.0.0',
  routes: Object.keys(PAGES).map((page) => ({
    path: `/dashboard/simple/${page}${page === 'prize' ? '/:id' : ''}`,
    page,
    access: 'guarded',
    title: `Simple: ${page}`,
  })),
  menu: [
    { to: '/dashboard/simple/plain', label: 'Simple', order: 91, icon: 'none that there is' },
    { to: '/dashboard/simple/leaves', label: 'Una', order: 92, icon: 'info' },
    { to: '/dashboard/simple/leaves-too', label: `Otra ${'muylarga'.repeat(12)}`, order: 93, icon: 'info' },
  ],
};

/** Adds a remote in plain JavaScript to the site, as if it was deployed. */
export function addPlainRemote(proxy: FaultProxy): void {
  // Any existing file of the site; its content is replaced.
  proxy.alias(new RegExp(`^${ENTRY}$`), () => '/robots.txt');
  proxy.edit(new RegExp(`^${ENTRY}$`), ({ headers }) => ({
    headers: { ...headers, 'content-type': 'text/javascript' },
    body: Buffer.from(ENTRY_TEXT),
  }));
  editPages(proxy, ({ deployment }) => ({
    deployment: {
      ...deployment,
      remotes: [...deployment.remotes, { name: NAME, version: '1.0.0', entry: ENTRY, feature }],
    },
  }));
}
