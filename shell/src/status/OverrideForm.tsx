import { useId, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { Alert, Button, inputStyles, labelStyles, Row, Stack, Text } from '@rifas/shared/ui';
import { checkOverride, parseOverride, storeOverride, type Override } from '../federation/overrides';

const Label = styled.label`
  ${labelStyles}
`;
/** A long address breaks anywhere. */
const Address = styled.strong`
  overflow-wrap: anywhere;
`;
const Input = styled.input`
  ${inputStyles}
`;

interface Props {
  /** `remote@address` from the page's own address. It only prefills the form. */
  readonly proposed: string | null;
  /** Called after an override was stored. */
  readonly onApplied?: () => void;
}

const loadAnew = () => location.assign(location.pathname);

/** Loads a remote from another address in this tab after the visitor has confirmed it here. A link alone never does. */
export function OverrideForm({ proposed, onApplied = loadAnew }: Props) {
  const { deployment } = useHost();
  const id = useId();
  const first: Override = proposed === null ? { remote: '', address: '' } : parseOverride(proposed);
  const [draft, setDraft] = useState(first);
  const [refused, setRefused] = useState<string | undefined>(() => {
    const checked = proposed === null ? undefined : checkOverride(first, deployment);
    return checked && 'refused' in checked ? checked.refused : undefined;
  });
  const allowed = deployment.overrides ?? [];
  if (allowed.length === 0) return <Text muted>{refused ?? 'Este sitio no permite reemplazos.'}</Text>;

  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = checkOverride(draft, deployment);
    if ('refused' in checked) return setRefused(checked.refused);
    storeOverride(checked.override);
    return onApplied();
  };
  return (
    <form onSubmit={apply} noValidate>
      <Stack>
        {proposed !== null && refused === undefined && (
          <Alert tone="warning">
            Un enlace propone usar <strong>{draft.remote}</strong> desde <Address>{draft.address}</Address>. Aplicalo
            solo si sabés quién te lo mandó: ese código puede hacer en esta pestaña todo lo que vos podés hacer.
          </Alert>
        )}
        {refused !== undefined && (
          <Alert tone="error">
            <Address>{refused}</Address>
          </Alert>
        )}
        <div>
          <Label htmlFor={`${id}r`}>Remoto</Label>
          <Input
            id={`${id}r`}
            list={`${id}l`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={draft.remote}
            onChange={({ target }) => setDraft({ ...draft, remote: target.value.trim() })}
          />
          <datalist id={`${id}l`}>
            {deployment.remotes.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        <div>
          <Label htmlFor={`${id}e`}>Dirección de su feature.json o de su remoteEntry.js</Label>
          <Input
            id={`${id}e`}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={draft.address}
            onChange={({ target }) => setDraft({ ...draft, address: target.value })}
            aria-describedby={`${id}h`}
          />
          <Text id={`${id}h`} size="s" muted>
            Un feature.json trae también rutas, menú y widgets, así que puede ser de un remoto nuevo. Orígenes
            permitidos: {allowed.join(', ')}. Su servidor tiene que permitir CORS. Lo que viene de ahí no se comprueba
            contra ningún hash.
          </Text>
        </div>
        <Row>
          <Button type="submit">Usar en esta pestaña</Button>
        </Row>
      </Stack>
    </form>
  );
}
