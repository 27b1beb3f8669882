import { useRef } from 'react';
import { Button, type ButtonProps } from './Button';
import { copyText } from './copy-text';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'ref' | 'onCopy'> {
  text: string;
  onCopied: () => void;
  /** The browser refused; show the text so that it can be copied by hand. */
  onFailed?: (() => void) | undefined;
}

/** A button that copies a text, and tells its caller whether the browser allowed it. */
export function CopyButton({ text, onCopied, onFailed, ...rest }: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    const copied = await copyText(text, button.current?.parentElement ?? document.body);
    button.current?.focus();
    if (copied) onCopied();
    else onFailed?.();
  };
  return <Button icon="copy" {...rest} ref={button} onClick={() => void copy()} />;
}
