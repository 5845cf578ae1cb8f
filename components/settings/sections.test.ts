import { describe, expect, it } from 'vitest';
import { type Place, sectionInView } from './sections';

const places: Place[] = [
  { id: 'models', top: -300 },
  { id: 'search', top: 60 },
  { id: 'page', top: 400 },
  { id: 'data', top: 500 },
];
const lower = places.map((place) => ({ ...place, top: place.top + 400 }));

describe('sectionInView', () => {
  it('is the last that began above the line', () =>
    expect(sectionInView(places, 120, false, undefined)).toBe('search'));

  it('is the first above all', () =>
    expect(sectionInView(lower, 50, false, undefined)).toBe('models'));

  it('is the last at the end of the page', () =>
    expect(sectionInView(places, 120, true, 'models')).toBe('data'));

  it('is the one asked for where the end keeps it from coming up', () =>
    expect(sectionInView(places, 120, true, 'page')).toBe('page'));

  it('is not the one asked for once it is not at the end', () =>
    expect(sectionInView(places, 120, false, 'page')).toBe('search'));

  it('is the last begun where a single one fills the end', () =>
    expect(sectionInView(places, 600, true, undefined)).toBe('data'));

  it('is none without sections', () =>
    expect(sectionInView([], 120, true, undefined)).toBeUndefined());
});
