
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Block": [
      "AdScriptBlock",
      "AudioBlock",
      "AutoCarouselBlock",
      "BlockquoteBlock",
      "BoldTextBlock",
      "CodeBlock",
      "DividerBlock",
      "EmbedBlock",
      "GifBlock",
      "HeadingBlock",
      "ImageBlock",
      "InlineHeadingBlock",
      "ItalicTextBlock",
      "LinkBlock",
      "ListBlock",
      "OrderedListBlock",
      "ParagraphBlock",
      "RawHtmlBlock",
      "SliderWithIconsBlock",
      "SpacerBlock",
      "SubheadingBlock",
      "TableBlock",
      "VideoBlock"
    ]
  }
};
      export default result;
    