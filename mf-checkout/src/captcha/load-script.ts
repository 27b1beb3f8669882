const loading = new Map<string, Promise<void>>();

/** Loads a classic script once. After a failure, the next call tries again. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`The script ${src} could not be loaded`));
    };
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
}
