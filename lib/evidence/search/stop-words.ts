/**
 * Words that say nothing about which page is meant: articles, pronouns, prepositions, auxiliaries, and the
 * verbs a claim is asked about with. Short on purpose; a word too many in a query only costs a second request.
 */
const LISTS: Record<string, string> = {
  en: 'a an and are as at be because been but by can could did do does for from had has have he her his how i if in into is it its may more most no not of on one or our she should so than that the their them then there these they this to was we were what when where which while who whom whose why will with would you your about after all also any before between claim true false fact check evidence really ever actually according said says year years',
  de: 'aber alle als also am an auch auf aus bei bis da damit dass das dem den der des die dies diese dieser dieses doch du durch ein eine einem einen einer eines er es für gegen hat hatte haben ich ihr ihre im in ist ja jahr jahre jahren kann kein keine man mehr mit nach nicht noch nur oder ob sein seine sich sie sind so um und uns unter vom von vor war waren was wann warum weil wenn wer werden wie wird wo wurde wurden zu zum zur über',
  fr: 'a ai an ans au aux avait avec ce cela ces cet cette comme dans de des du elle elles en entre est et eu fait fut ils il je la le les leur leurs lui mais même ne nous on ont ou où par pas pour plus qu que quel quelle qui sa sans se ses si son sont sur un une vous y été était c d j l m n s t',
  es: 'a al con como cuando de del desde el ella en entre era es esta este fue ha han hay la las lo los más no o para pero por que qué se ser si sin sobre son su sus también un una y ya año años',
  it: 'a ad al alla anche che chi ci come con da dal dalla dei del della delle di dove è e ed era fu gli ha hanno i il in la le lo ma nel nella non o per più quando questo questa se si sono su sul sulla tra un una uno anno anni l d',
  pt: 'a ao aos as com como da das de do dos e é ela ele em entre era essa este esta foi há já mais mas na nas no nos não o os ou para pela pelo por que quem se sem ser seu sua são também um uma ano anos',
  nl: 'aan als bij dat de der die dit door een en er haar had heb hebben heeft het hij hoe ik in is je kan maar me met naar niet nog of om ook op over te tot uit van voor was wat wel werd wie wij worden wordt ze zijn zou zij jaar',
};

const cache = new Map<string, ReadonlySet<string>>();

/** Stop words of a language, lower case; empty where there is no list. */
export function stopWords(language: string): ReadonlySet<string> {
  const known = cache.get(language);
  if (known) return known;
  const words = new Set(LISTS[language]?.split(' '));
  cache.set(language, words);
  return words;
}
