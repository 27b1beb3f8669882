import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '../routing';
import { siteCss } from '../ui/theme/site-css';
import { Gallery } from './Gallery';

const asked = new URLSearchParams(location.search);
const variant = asked.get('variant') === 'ccee' ? 'ccee' : 'dtyt';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <BrowserRouter>
    <style>{siteCss(variant)}</style>
    <Gallery variant={variant} only={asked.get('only') ?? undefined} />
  </BrowserRouter>,
);
