import type { ReactNode } from 'react';
import type { PlacedPicture } from '../markdown/pictures.ts';
import { imageSrcSet } from '../site/image-url.ts';

/** Width of the text column: what a picture fills at most. */
const SIZES = '(min-width: 50rem) 46rem, calc(100vw - 2.5rem)';

/** Pictures of the product scroll on phones (`media.css`), 46rem wide; two thirds of the pixels are sharp enough there. */
const PRODUCT_SIZES = `(max-width: 500px) 30rem, ${SIZES}`;

/** Props of ProsePicture; `placed` is what the file says, and absent where nobody looked. */
export interface ProsePictureProps {
  src: string;
  alt: string;
  title?: string;
  placed?: PlacedPicture;
}

/** A picture in prose, whose space is reserved from the start; where it has a dark version, the theme chooses. */
export function ProsePicture({ src, alt, title, placed }: ProsePictureProps): ReactNode {
  if (!placed) return <img src={src} alt={alt} title={title} loading="lazy" decoding="async" />;
  const { width, height, version, sized, dark, first } = placed;
  const imageProps = (at: string, hash: string) => ({
    src: at,
    ...(sized && { srcSet: imageSrcSet(at, width, hash), sizes: dark ? PRODUCT_SIZES : SIZES }),
    width,
    height,
    title,
    decoding: 'async' as const,
    fetchPriority: first ? ('high' as const) : undefined,
    'data-zoom': '',
  });
  // Of a pair only the version that shows is wanted, and a lazy picture that does not show is not fetched.
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
