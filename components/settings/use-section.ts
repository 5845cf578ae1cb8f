import { useEffect, useState } from 'react';
import { isSection, type SectionId, sectionInView, sections } from './sections';

/** Below the bars that stay in place, where the eye begins to read. */
const LINE = 140;

/**
 * The section in view, followed as the page is scrolled and as the address names another. Must stand where the
 * sections are drawn: one that the address names already is scrolled to once.
 */
export function useSection(): SectionId {
  const [section, setSection] = useState<SectionId>(asked() ?? 'models');
  useEffect(() => {
    const id = asked();
    if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    const look = () => setSection((before) => inView() ?? before);
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    addEventListener('hashchange', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
      removeEventListener('hashchange', look);
    };
  }, []);
  return section;
}

/** As a link to the section does, even where the address names it already: to set the same hash scrolls nothing. */
export function goTo(id: string): void {
  if (location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  else location.hash = id;
}

function asked(): SectionId | undefined {
  const id = location.hash.slice(1);
  return isSection(id) ? id : undefined;
}

function inView(): SectionId | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const places = sections.flatMap(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  // Less than a pixel may be left: what is scrolled is no whole number.
  const atEnd = scrollHeight > clientHeight && scrollTop + clientHeight > scrollHeight - 2;
  return sectionInView(places, LINE, atEnd, asked());
}
