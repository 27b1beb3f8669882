import { clearOverrides } from '../federation/overrides';
import { useRemotes } from '../federation/remotes-context';
import { Banner } from './Banner';

interface Props {
  readonly reload?: () => void;
}

/** Says on every page that this tab runs something that was never released, and ends it in one click. */
export function OverrideBanner({ reload = () => location.reload() }: Props) {
  const replaced = Object.entries(useRemotes().replacements);
  if (replaced.length === 0) return null;
  const reset = () => {
    clearOverrides();
    reload();
  };
  return (
    <Banner label="Reemplazos" action="Volver a lo publicado" onAction={reset}>
      <strong>Prueba en esta pestaña:</strong>{' '}
      {replaced
        .map(([remote, { entry, problem }]) => {
          const from = `${remote} desde ${new URL(entry).origin}`;
          return problem === undefined ? from : `${from}, cuyo feature.json no se pudo usar (${problem})`;
        })
        .join('; ')}
    </Banner>
  );
}
