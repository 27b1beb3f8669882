import { IconButton } from '@rifas/shared/ui';
import { useWords } from '../../common/use-words';
import { nameOf, type Removable } from './removable';

interface DeleteButtonProps {
  readonly target: Removable;
  readonly onPress: (target: Removable) => void;
}

export function DeleteButton({ target, onPress }: DeleteButtonProps) {
  const words = useWords();
  return <IconButton icon="trash" label={`Borrar ${nameOf(target, words)}`} onClick={() => onPress(target)} />;
}
