import { useHost } from '@rifas/shared/remote';
import { IconButton } from '@rifas/shared/ui';
import { nameOf, type Removable } from './removable';

interface DeleteButtonProps {
  readonly target: Removable;
  readonly onPress: (target: Removable) => void;
}

export function DeleteButton({ target, onPress }: DeleteButtonProps) {
  const { mode } = useHost().deployment;
  return <IconButton icon="trash" label={`Borrar ${nameOf(target, mode)}`} onClick={() => onPress(target)} />;
}
