import type { InferRecipe, Yup } from '../contracts';
import { recordOf } from '../deployment/record-of';

/**
 * File of a remote's release with the forms that its pages begin with, as markup. The composer reads it for the pages whose route says
 * `firstPaint`; no page loads it.
 */
export const PAGE_FORMS_FILE = 'first-paint.json';

/** Version of that file: raise it with any change that an older composer would not understand. */
export const PAGE_FORMS_VERSION = 1;

/** Most characters of one page's markup and of its style sheet: both travel in the page, before everything else. */
export const PAGE_FORM_LIMIT = 24_000;

/** What a part of the markup hangs on: `variant`, `mode`, `captcha` (whether there is one), or an on/off setting (`settings.mostrarResumen`). */
export type PageFormCondition = Readonly<Record<string, string | boolean>>;

const alternative = (y: Yup) =>
  y
    .object({
      /** What has to hold in a deployment; all of it. */
      when: y.mixed<PageFormCondition>().required(),
      /** The page inside `<main>`. `%title%`, `%links.contactMail%`, `%settings.precioCredito%` stand for texts of the deployment. */
      html: y.string().required(),
    })
    .noUnknown();

const pageForm = (y: Yup) =>
  y
    .object({
      /** An address with one of these names in its query shows something else. */
      notWith: y.array(y.string().required()).required(),
      css: y.string().defined(),
      /** The first one whose condition holds is drawn; where none does, the page begins with its shape. */
      alternatives: y.array(alternative(y).required()).required(),
    })
    .noUnknown();

/**
 * What a release of a remote brings for the pages that begin with their form: fields, labels and button as they are drawn later, so
 * that a visitor types before the first script arrives. By the key of the page.
 * @example pageForms(yup).validateSync(readJson('first-paint.json'), { strict: true });
 */
export const pageForms = (y: Yup) =>
  y
    .object({
      version: y.number().oneOf([PAGE_FORMS_VERSION]).required(),
      pages: recordOf(y, () => pageForm(y).required()),
    })
    .noUnknown();

export type PageForm = InferRecipe<typeof pageForm>;
/** The file's content. */
export interface PageForms {
  readonly version: number;
  readonly pages: Readonly<Record<string, PageForm>>;
}
