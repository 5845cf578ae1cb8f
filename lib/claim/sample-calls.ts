/**
 * What the sample article is asked for: to select its claim; to read selection and page, as the capture script does
 * elsewhere. Messages are `{to: 'page', call, input}`.
 */
export type SampleCall = 'sample/select' | 'sample/capture';
