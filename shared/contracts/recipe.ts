import type * as yup from 'yup';

/**
 * The part of yup that form and deployment schemas use. A schema is a recipe: a function that receives this namespace.
 * So a page can start without the library, and the browser loads yup with the first validation.
 */
export type Yup = Pick<
  typeof yup,
  'array' | 'boolean' | 'lazy' | 'mixed' | 'number' | 'object' | 'ref' | 'string' | 'tuple'
>;

export type SchemaRecipe<Value> = (y: Yup) => yup.Schema<Value>;

export type InferRecipe<Recipe extends (y: Yup) => yup.AnySchema> = yup.InferType<ReturnType<Recipe>>;
