/** Replaces a video's link with the player on click; a click with a modifier follows the link. */
export default function start(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-embed]') : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = link.dataset.embed ?? '';
    frame.title = link.dataset.title ?? '';
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    frame.allowFullscreen = true;
    link.replaceWith(frame);
    frame.focus();
  });
}
