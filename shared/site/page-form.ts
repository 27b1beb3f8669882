import type { InferRecipe, Yup } from '../contracts';
import { closed } from '../deployment/closed';
import { recordOf } from '../deployment/record-of';

/**
 * The file in a remote's release that holds, as markup, the forms that its pages begin with. The composer reads it for
 * pages whose route has `firstPaint`. No page loads it.
 */
export const PAGE_FORMS_FILE = 'first-paint.json';

/** Version of that file: raise it with any change that an older composer would not understand. */
export const PAGE_FORMS_VERSION = 1;

/** Most characters of one page's markup and of its style sheet: both travel in the page, before everything else. */
export const PAGE_FORM_LIMIT = 24_000;

/**
 * The condition for a part of the markup: `variant`, `mode`, `captcha` (whether there is one), or an on/off setting
 * (`settings.mostrarResumen`).
 */
export type PageFormCondition = Readonly<Record<string, string | boolean>>;

const alternative = (y: Yup) =>
  closed(y, {
    /** The conditions that must all hold in a deployment. */
    when: y.mixed<PageFormCondition>().required(),
    /**
     * The content of `<main>`. `%title%`, `%links.contactMail%`, `%settings.precioCredito%` stand for texts of the
     * deployment.
     */
    html: y.string().required(),
  });

const pageForm = (y: Yup) =>
  closed(y, {
    /** Names of query parameters. An address with one of them shows something else. */
    notWith: y.array(y.string().required()).required(),
    css: y.string().defined(),
    /** The first alternative whose condition holds is drawn. If none does, the page begins with its shape. */
    alternatives: y.array(alternative(y).required()).required(),
  });

/**
 * The forms that a remote's release brings for its pages, by the page's key. Fields, labels and button look as in the
 * rendered page, so that a visitor can type before the first script arrives.
 * @example pageForms(yup).validateSync(readJson('first-paint.json'), { strict: true });
 */
export const pageForms = (y: Yup) =>
  closed(y, {
    version: y.number().oneOf([PAGE_FORMS_VERSION]).required(),
    pages: recordOf(y, () => pageForm(y).required()),
  });

export type PageForm = InferRecipe<typeof pageForm>;
/** The file's content. */
export interface PageForms {
  readonly version: number;
  readonly pages: Readonly<Record<string, PageForm>>;
}
