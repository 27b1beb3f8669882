import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { VARIANTS } from '@rifas/shared/deployment';
import { cssOf } from '@rifas/shared/first-paint/css-of';
import { HostProvider, type Host } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { PAGE_SHAPES, PLACEHOLDERS, type FirstPaint, type PageShape } from '@rifas/shared/site';
import { BackSlot, ButtonLink, Icon, Page, Skeleton, SkeletonList, tokens, VisuallyHidden } from '@rifas/shared/ui';
import { siteCss } from '@rifas/shared/ui/site-css';
import { SiteFrame } from '../site/SiteFrame';
import { fontCss } from './font';

const deployment = {
  title: PLACEHOLDERS.site,
  links: { creator: { name: PLACEHOLDERS.creator, url: PLACEHOLDERS.creatorUrl } },
};
/** A host with only the texts that brand and footer read. */
const host = { deployment } as unknown as Host;

const FIELDS = ['first', 'second', 'third'];

const CONTENT: Readonly<Record<PageShape, React.ReactNode>> = {
  form: FIELDS.map((field) => <Skeleton key={field} $height="72px" />),
  list: <SkeletonList rows={6} />,
  message: <Skeleton $height="72px" />,
  app: <SkeletonList rows={6} rowHeight={84} />,
};

/** A real link, because a visitor may press it before the scripts have loaded. */
const back = (
  <BackSlot>
    <ButtonLink href={paths.dashboard} $variant="quiet">
      <Icon name="back" />
      VOLVER
    </ButtonLink>
  </BackSlot>
);

/** As tall as the page that replaces it, so that the footer does not move. */
function Shaped({ shape }: { shape: PageShape }) {
  const narrow = shape === 'form' || shape === 'message';
  return (
    <HostProvider host={host}>
      <SiteFrame>
        <div className="first-paint" data-tall={narrow ? undefined : ''} aria-busy="true">
          <Page title={PLACEHOLDERS.heading} narrow={narrow} back={PLACEHOLDERS.back}>
            {CONTENT[shape]}
          </Page>
        </div>
      </SiteFrame>
    </HostProvider>
  );
}

/** The frame of a page that begins with its form: a remote has drawn the page (shared/first-paint). */
const FRAME = (
  <HostProvider host={host}>
    <SiteFrame shared>
      <div className="first-paint" data-form="">
        {PLACEHOLDERS.page}
        <VisuallyHidden role="status" aria-busy="true">
          Cargando…
        </VisuallyHidden>
      </div>
    </SiteFrame>
  </HostProvider>
);

/** The style of such a page until the shell's page replaces it, and if the address shows another page. */
const TYPING = `#held{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh}
.first-paint [aria-busy=true]{opacity:.6}
html:has(#root.beside,.recovery[data-beside]){scroll-padding-block-end:40vh}
#root.beside{position:sticky;bottom:0;z-index:3;min-height:0;max-height:70vh;overflow:auto;background:${tokens.colour.surface};box-shadow:${tokens.shadow.high}}
@media (max-height:400px){#root.beside,.recovery[data-beside]{max-height:40vh;overflow:auto}}
#root.beside>:not(main),#root.beside h1{display:none}
[data-elsewhere] .first-paint{pointer-events:none}
[data-elsewhere] .first-paint *{color:transparent!important;fill:none;background:none!important;border-color:transparent!important;box-shadow:none!important}
[data-elsewhere] .first-paint :is(h1,h2,p,label,input,select,button,a){background:${tokens.colour.muted}!important;border-radius:${tokens.radius.s}}
.recovery[data-beside]{position:sticky;bottom:0;z-index:4;max-width:none;background:${tokens.colour.surface};box-shadow:${tokens.shadow.high}}
.recovery[data-beside] h1{font-size:${tokens.font.l}}`.replaceAll('\n', '');

const ROOM =
  '.first-paint{min-height:60vh}.first-paint[data-tall]{min-height:100vh}.first-paint h1:empty{visibility:hidden;min-height:1.2em}';

/** The message for browsers without scripts is above the page, like the banners. A form or a list would never work. */
const NO_SCRIPT = `noscript p{margin:0;padding:${tokens.space.s} ${tokens.space.m};background:${tokens.colour.warningSoft};color:${tokens.colour.onWarningSoft};text-align:center}@media (scripting:none){.first-paint{display:none}}`;

/** The style of the explanation of recover.inline.ts, which uses no component. */
const RECOVERY =
  `.recovery{display:grid;justify-items:start;gap:${tokens.space.m};width:100%;max-width:30rem;margin:0 auto;padding:${tokens.space.l} ${tokens.space.m}}
.recovery button{min-height:48px;padding:${tokens.space.xs} ${tokens.space.m};border:0;border-radius:${tokens.radius.m};background:${tokens.colour.primary};
color:${tokens.colour.onPrimary};font-weight:700;cursor:pointer}`.replaceAll('\n', '');

/** Renders every shape once, when the shell is released, and the frame of the pages that begin with their form. */
export function renderFirstPaint(): { readonly firstPaint: FirstPaint; readonly frame: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = Object.fromEntries(
      PAGE_SHAPES.map((shape) => [shape, renderToStaticMarkup(sheet.collectStyles(<Shaped shape={shape} />))]),
    );
    const backHtml = renderToStaticMarkup(sheet.collectStyles(back));
    const frame = renderToStaticMarkup(sheet.collectStyles(FRAME));
    const own = cssOf(sheet);
    const css = Object.fromEntries(
      VARIANTS.map((variant) => [
        variant,
        `${fontCss}${siteCss(variant)}${own}${ROOM}${NO_SCRIPT}${RECOVERY}${TYPING}`,
      ]),
    );
    return {
      firstPaint: { css: css as FirstPaint['css'], html: html as FirstPaint['html'], back: backHtml },
      frame,
    };
  } finally {
    sheet.seal();
  }
}
