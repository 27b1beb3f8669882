import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { HostProvider, type Host } from '../remote';
import { MemoryRouter } from '../routing';
import { PAGE_FORMS_VERSION, type PageForm, type PageForms } from '../site';
import { alternativesOf } from './alternatives';
import { cssOf } from './css-of';
import { placeholderDeployment } from './placeholder-deployment';

/** How a page looks while only the deployment is known. */
export interface FirstPaintPage {
  /** The page's own component, including its form. */
  readonly page: ReactElement;
  /** An address of the page; `/` where the page does not read it. */
  readonly at?: string;
  /** Names of query parameters. An address with one of them shows something else. */
  readonly notWith?: readonly string[];
}

function drawPage({ page, at = '/', notWith = [] }: FirstPaintPage): PageForm {
  const sheet = new ServerStyleSheet();
  try {
    const alternatives = alternativesOf((choose) => {
      const { deployment, withPlaceholders } = placeholderDeployment(choose);
      // While markup is made, no call is made and no user is logged in.
      const host = { deployment, session: {}, http: {} } as unknown as Host;
      const html = renderToStaticMarkup(
        sheet.collectStyles(
          <HostProvider host={host}>
            <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
          </HostProvider>,
        ),
      );
      return withPlaceholders(html);
    });
    return {
      notWith: [...notWith],
      css: cssOf(sheet),
      alternatives: alternatives.map(({ when, drawn }) => ({ when, html: drawn })),
    };
  } finally {
    sheet.seal();
  }
}

/**
 * Draws the pages of a remote that begin with their form, once for each combination of the settings that they depend
 * on. A remote's build calls this (mf-auth/src/first-paint.tsx) and writes the result into the release.
 * @param pages by the key of the page in feature.json, whose route has `firstPaint`
 * @example export const drawFirstPaints = () => firstPaints({ login: { page: <LoginPage />, at: '/login', notWith: ['modo'] } });
 */
export const firstPaints = (pages: Readonly<Record<string, FirstPaintPage>>): PageForms => ({
  version: PAGE_FORMS_VERSION,
  pages: Object.fromEntries(
    Object.entries(pages).map(([name, page]) => {
      try {
        return [name, drawPage(page)];
      } catch (error) {
        throw new Error(`The first paint of the page '${name}' cannot be drawn: ${String(error)}`, { cause: error });
      }
    }),
  ),
});
