import type { ReactNode } from 'react';
import type { PlacedPicture } from '../markdown/pictures.ts';
import { imageSrcSet } from '../site/image-url.ts';

/** Width of the text column, the maximum width of a picture. */
const SIZES = '(min-width: 50rem) 46rem, calc(100vw - 2.5rem)';

/** Pictures of the product scroll on phones (`media.css`), 46rem wide; two thirds of the pixels are sharp enough there. */
const PRODUCT_SIZES = `(max-width: 500px) 30rem, ${SIZES}`;

/** Props of ProsePicture; `placed` is the data of the file, if it was looked up. */
export interface ProsePictureProps {
  src: string;
  alt: string;
  title?: string;
  placed?: PlacedPicture;
}

/** A picture in prose with reserved space; the theme selects the dark version if there is one. */
export function ProsePicture({ src, alt, title, placed }: ProsePictureProps): ReactNode {
  if (!placed) return <img src={src} alt={alt} title={title} loading="lazy" decoding="async" />;
  const { width, height, version, sized, dark, first } = placed;
  const imageProps = (path: string, hash: string) => ({
    src: path,
    ...(sized && { srcSet: imageSrcSet(path, width, hash), sizes: dark ? PRODUCT_SIZES : SIZES }),
    width,
    height,
    title,
    decoding: 'async' as const,
    fetchPriority: first ? ('high' as const) : undefined,
    'data-zoom': '',
  });
  // Only the visible version of a pair should load; a lazy picture that is hidden is not fetched.
  if (!dark) return <img {...imageProps(src, version)} alt={alt} loading={first ? 'eager' : 'lazy'} />;
  return (
    <>
      <img {...imageProps(src, version)} alt={alt} loading="lazy" className="picture-light" />
      <img
        {...imageProps(dark.src, dark.version)}
        alt={alt}
        loading="lazy"
        className="picture-dark"
        data-markdown="skip"
      />
    </>
  );
}
