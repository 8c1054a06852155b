/** Content-Security-Policy of SVG pictures: they may bring their own styles, and nothing else. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
