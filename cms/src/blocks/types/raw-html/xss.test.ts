import fc from 'fast-check';
import { dangersIn, elementsIn } from '../../testing/html-oracle';
import { cleanHtml } from './clean-html';

/** From the collections of OWASP, PortSwigger and cure53, and from security advisories of sanitisers. */
const VECTORS = {
  plain: [
    '<script>alert(1)</script>',
    '<SCRIPT SRC=https://example.org/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<script/x>alert(1)</script//>',
    '<<script>alert(1);//<</script>',
    '<script>alert(1)',
    '"><script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img/src=x/onerror=alert(1)//',
    '<img src="x` `<script>alert(1)</script>"` `>',
    '<img """><script>alert(1)</script>">',
    '<img src=`javascript:alert(1)`>',
    '<p onmouseover="alert(1)" OnClick=alert(1)>a</p>',
    '<p/onpointerover=alert(1)>a</p>',
    '<details open ontoggle=alert(1)>a</details>',
    '<input autofocus onfocus=alert(1)>',
    '<body onload=alert(1)>a</body>',
    '<video><source onerror=alert(1)></video>',
    '<audio src onloadstart=alert(1)>',
    '<marquee onstart=alert(1)>a</marquee>',
    '<xss id=x tabindex=1 onfocus=alert(1)></xss>',
    '<b <script>alert(1)</script>0</b>',
  ],
  addresses: [
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" &#14; javascript:alert(1)">a</a>',
    '<a href="java&#x09;script:alert(1)">a</a>',
    '<a href="java&NewLine;script&colon;alert(1)">a</a>',
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">a</a>',
    '<a href="javas\0cript:alert(1)">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<a href="vbscript:msgbox(1)">a</a>',
    '<a href="//example.org">a</a>',
    '<a href="/\\example.org">a</a>',
    '<a href="https:example.org">a</a>',
    '<a xlink:href="javascript:alert(1)">a</a>',
    '<a href="/a" href="javascript:alert(1)">a</a>',
    '<img src="javascript:alert(1)">',
    '<img srcset="javascript:alert(1) 1x, /a 2x">',
    '<img lowsrc="javascript:alert(1)" dynsrc="javascript:alert(1)">',
    '<table background="javascript:alert(1)"><td background="javascript:alert(1)">a</td></table>',
    '<blockquote cite="javascript:alert(1)">a</blockquote>',
    '<base href="https://example.org/">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<link rel=stylesheet href="https://example.org/x.css">',
  ],
  frames: [
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
    '<object data="data:text/html,<script>alert(1)</script>"></object>',
    '<embed src="javascript:alert(1)">',
    '<applet code=x></applet>',
    '<portal src="https://example.org"></portal>',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">a</button></form>',
    '<isindex action=javascript:alert(1) type=submit>',
    '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
  ],
  styles: [
    '<style>@import "https://example.org/x.css";</style>',
    '<p style="background:url(javascript:alert(1))">a</p>',
    '<p style="position:fixed;inset:0">a</p>',
    '<style><img src="</style><img src=x onerror=alert(1)>">',
    '<style></style\u003e<script>alert(1)</script>',
  ],
  namespaces: [
    '<svg onload=alert(1)>',
    '<svg/onload=alert(1)//',
    '<svg><script>alert(1)</script></svg>',
    '<svg><script href="data:,alert(1)" /></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text y=20>a</text></a></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=1 onerror=alert(1) /></svg>#x">',
    '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
    '<svg><desc><![CDATA[</desc><script>alert(1)</script>]]></svg>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<math><mi xlink:href="javascript:alert(1)">a</mi></math>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=alert(1)>"></style></h1>',
    '<svg><title><noscript><a title="</noscript><img src=x onerror=alert(1)>">',
  ],
  mutations: [
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<noscript><style></noscript><img src=x onerror=alert(1)></style>',
    '<noembed><a title="</noembed><img src=x onerror=alert(1)>"></a></noembed>',
    '<noframes><a title="</noframes><img src=x onerror=alert(1)>"></a></noframes>',
    '<template><script>alert(1)</script></template>',
    '<template><p title="</template><img src=x onerror=alert(1)>">',
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
    '<xmp>&lt;img src=x onerror=alert(1)&gt;</xmp>',
    '<plaintext><img src=x onerror=alert(1)>',
    '<listing>&lt;img src=1 onerror=alert(1)&gt;</listing>',
    '<option>&lt;script&gt;alert(1)&lt;/script&gt;</option>',
    '<select><option><style><script>alert(1)</script></style></option></select>',
    '<select><template><img src=x onerror=alert(1)></template></select>',
    '<table><script>alert(1)</script></table>',
    '<table><a href="javascript:alert(1)"><tr><td>a</td></tr></a></table>',
    '<a title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;" href="/a">a</a>',
    '<img alt="--><img src=x onerror=alert(1)>" src="/a">',
    "<p title='\"><img src=x onerror=alert(1)>'>a</p>",
    '<p lang="&quot; onclick=&quot;alert(1)">a</p>',
    '<abbr title="`onmouseover=alert(1) ">a</abbr>',
  ],
  comments: [
    '<!--><script>alert(1)</script>-->',
    '<!---><img src=x onerror=alert(1)>-->',
    '<!--!><img src=x onerror=alert(1)>-->',
    '<!-- --!><img src=x onerror=alert(1)>-->',
    '<!-- <img src="--><img src=x onerror=alert(1)>"> -->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;',
    '<?xml-stylesheet href="javascript:alert(1)"?><?php echo 1 ?>',
    '<!foo="bar>"><img src=x onerror=alert(1)>',
    '</<img src=x onerror=alert(1)>',
    '<%00<img src=x onerror=alert(1)>',
  ],
};

describe.each(Object.entries(VECTORS))('cleanHtml with XSS vectors: %s', (_, vectors) => {
  test.each(vectors)('neutralises %s', (vector) => {
    for (const markup of [
      vector,
      `<p>a${vector}b</p>`,
      `<table><tr><td>${vector}</table>`,
      vector.repeat(3),
    ]) {
      expect(dangersIn(cleanHtml(markup))).toEqual([]);
    }
  });
});

test('the oracle detects danger in most of the uncleaned vectors', () => {
  const judged = Object.values(VECTORS).flat();
  expect(judged.filter((vector) => dangersIn(vector).length > 0).length).toBeGreaterThan(judged.length * 0.8);
  expect(elementsIn('<p><img src=x onerror=alert(1)></p>')).toEqual(['p', 'img']);
});

test('any combination of dangerous pieces is harmless after cleaning', () => {
  const names = [
    'p',
    'a',
    'table',
    'tr',
    'td',
    'svg',
    'math',
    'mtext',
    'mglyph',
    'style',
    'script',
    'noscript',
    'template',
    'title',
  ];
  const more = [
    'textarea',
    'select',
    'option',
    'xmp',
    'iframe',
    'noembed',
    'plaintext',
    'form',
    'desc',
    'foreignObject',
    'h1',
    'img',
    'b',
  ];
  const pieces = [
    ...[...names, ...more].flatMap((name) => [`<${name}>`, `</${name}>`, `<${name}/>`, `<${name} title="`]),
    ...[
      '<!--',
      '-->',
      '--!>',
      '<![CDATA[',
      ']]>',
      '"',
      "'",
      '`',
      '>',
      '<',
      '/',
      '=',
      ' ',
      '\0',
      '&lt;',
      '&gt;',
      '&quot;',
      '&#0;',
    ],
    ...[
      'onerror=alert(1)',
      ' href="javascript:alert(1)"',
      ' src=x ',
      ' src="/a" ',
      '<img src=x onerror=alert(1)>',
      '<a href="/a" target=_blank>',
    ],
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (chosen) => {
      const cleaned = cleanHtml(chosen.join(''));
      expect(dangersIn(cleaned)).toEqual([]);
      expect(dangersIn(cleanHtml(cleaned))).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});
