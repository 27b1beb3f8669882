/** Why a command cannot run on this Node; undefined if it can. */
export function nodeProblem(versions?: { readonly node: string }): string | undefined;
