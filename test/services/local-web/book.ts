import type { KiwixBook } from '../kiwix';

/** An offline encyclopedia of an island that is on no map. */
export const islandBook: KiwixBook = {
  ...{ name: 'wikipedia_en_islands', title: 'Islands', language: 'eng' },
  pages: [
    {
      name: 'Aldersand_Lighthouse',
      title: 'Aldersand Lighthouse',
      html: `<p>The Aldersand Lighthouse stands on the western point of the island of Aldersand. It is 31 metres high and built of granite.</p>
        <h2>History</h2><p>Work began in 1884. The lamp was lit for the first time on 3 October 1887 by the keeper, Thomas Aird. Since 1978 it has worked without a keeper.</p>`,
    },
    {
      name: 'Brochel_ferry',
      title: 'Brochel ferry',
      html: `<p>The Brochel ferry joins Aldersand to the mainland. The crossing takes 50 minutes.</p>
        <h2>Service</h2><p>The first steamer ran in 1954. No ferry sailed between 1971 and 1974, when the pier had been damaged by a storm.</p>`,
    },
    {
      name: 'Aldersand_kelp_works',
      title: 'Aldersand kelp works',
      html: `<p>The Aldersand kelp works burned seaweed for soda and iodine from 1790 to 1932.</p>
        <p>They never had more than 340 workers, most of them in summer, and were the island’s only factory.</p>`,
    },
    {
      name: 'Aldersand_pier',
      title: 'Aldersand pier',
      html: `<p>The stone pier of Aldersand is 210 metres long. A legend has it that prisoners of war laid its blocks.</p>
        <p>The accounts of the harbour show that it was built by hired masons from the mainland between 1806 and 1811.</p>`,
    },
    {
      name: 'Aldersand_post',
      title: 'Aldersand post',
      html: `<p>Letters came to Aldersand by rowing boat until 1902, and by ferry afterwards.</p>
        <p>A trial with rocket mail in 1934 was given up after the second rocket had burst with 700 letters on board.</p>`,
    },
  ],
};
