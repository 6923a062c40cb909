import { describe, expect, it, test } from 'vitest'
import { htmlTables } from '../../../../src/main/files/html-tables.ts'

const cellsOf = (text: string) => htmlTables(text)?.map(({ rows }) => rows.map(({ cells }) => cells))
const table = (rows: string) => `<html><body><table>${rows}</table></body></html>`

describe('the tables of a page', () => {
  it('are read as they are seen', () => {
    const page = `<!DOCTYPE html><html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><title>Statement</title>
      <style>td { color: red } <td>no</td></style><script>document.write('<table><tr><td>no</td></tr></table>')</script></head>
      <body><h1>Statement</h1><!-- <table><tr><td>no</td></tr></table> -->
      <TABLE border=1 cellpadding='2'><THEAD><TR><TH>Date</TH><TH align="right">Amount&nbsp;(&#8377;)</TH></TR></THEAD>
      <tbody><tr bgcolor=#fff><td x:num="46117">05/04/2026</td><td><font color="red"><b>25,000</b>.00</font></td></tr>
      <tr><td>09/04/2026<br>10:30</td><td>  1,450.50&nbsp;Cr
      </td></tr></tbody></TABLE></body></html>`
    expect(htmlTables(page)).toEqual([
      {
        name: 'Table 1',
        rows: [
          { line: 1, cells: ['Date', 'Amount (₹)'] },
          { line: 2, cells: ['05/04/2026', '25,000.00'] },
          { line: 3, cells: ['09/04/2026 10:30', '1,450.50 Cr'] },
        ],
      },
    ])
  })

  test.each<readonly [string, string, readonly (readonly string[])[]]>([
    [
      'ends that are left out',
      '<tr><td>a<td>b<tr><td>c<td>d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a row that isn’t begun', '<td>a</td><td>b</td>', [['a', 'b']]],
    [
      'cells over columns',
      '<tr><td colspan=3>a<td>b<tr><td>c<td>d<td>e<td>f',
      [
        ['a', '', '', 'b'],
        ['c', 'd', 'e', 'f'],
      ],
    ],
    [
      'cells over rows',
      '<tr><td rowspan="2">a<td>b<tr><td>c<tr><td>d<td>e',
      [
        ['a', 'b'],
        ['', 'c'],
        ['d', 'e'],
      ],
    ],
    [
      'cells over both',
      '<tr><td>x<td rowspan=2 colspan=2>a<td>b<tr><td>c<td>d',
      [
        ['x', 'a', '', 'b'],
        ['c', '', '', 'd'],
      ],
    ],
    [
      'cells over rows at the end',
      '<tr><td>a<td rowspan=2>b<tr><td>c',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    [
      'cells over all rows',
      '<tr><td rowspan=0>a<td>b<tr><td>c<tr><td>d',
      [
        ['a', 'b'],
        ['', 'c'],
        ['', 'd'],
      ],
    ],
    ['spans that are none', '<tr><td colspan="x">a<td colspan="-2" rowspan="">b', [['a', 'b']]],
    ['hidden rows', '<tr style="DISPLAY:none"><td>a<tr hidden><td>b<tr><td>c', [['c']]],
    ['hidden cells', '<tr><td>a<td style="width:1px; display : none">b<td>c', [['a', 'c']]],
    ['hidden columns', '<col><col span=2 style="display:none"><tr><td>a<td>b<td>c<td>d', [['a', 'd']]],
    ['hidden words', '<tr><td>1<span style="display:none">2<span>3</span></span>4<td>5', [['14', '5']]],
    ['hidden words that don’t end', '<tr><td>1<span hidden>2<td>5', [['1', '5']]],
    ['words on lines of their own', '<tr><td><p>a</p><p>b</p><div>c</div>d', [['a b c d']]],
    ['entities', '<tr><td>&lt;b&gt; &amp;amp; &rsquo;&#x20B9;&#8377; &nosuch; a&b', [['<b> &amp; ’₹₹ &nosuch; a&b']]],
    ['signs in attributes', '<tr><td title="a>b<td>">c</td>', [['c']]],
    ['empty rows', '<tr><tr><td></td><td> &nbsp; </td></tr><tr><td>a', [['a']]],
    ['a caption', '<caption>Title</caption><tr><td>a', [['a']]],
  ])('have %s', (_, rows, expected) => {
    expect(cellsOf(table(rows))).toEqual([expected])
    expect(cellsOf(`<table>${rows}`)).toEqual([expected])
  })

  it('within others are tables of their own', () => {
    const inner = '<table><tr><td>Date</td><td>Amount</td></tr></table>'
    expect(cellsOf(table(`<tr><td>Account${inner}</td><td>1234</td></tr><tr><td>${inner}</td></tr>`))).toEqual([
      [['Account', '1234']],
      [['Date', 'Amount']],
      [['Date', 'Amount']],
    ])
  })

  it('that aren’t shown are none', () => {
    const rows = '<tr><td>a</td></tr>'
    for (const page of [
      `<table style="display:none">${rows}</table>`,
      `<div style="display:none"><div><table>${rows}</table></div></div>`,
      `<table><tr style="display:none"><td><table>${rows}</table></td></tr></table>`,
      `<noscript><table>${rows}</table></noscript>`,
      `<template><table>${rows}</table></template>`,
    ]) {
      expect(htmlTables(page), page).toBeUndefined()
      expect(cellsOf(`${page}<table>${rows}</table>`), page).toEqual([[['a']]])
    }
  })

  it('are none in a page without rows, nor in a text', () => {
    for (const text of [
      '',
      'id,qty\n1,2',
      '<html><body>Please sign in</body></html>',
      '<table></table>',
      '<table><tr>',
    ]) {
      expect(htmlTables(text)).toBeUndefined()
    }
  })

  it('end where they are too large, also by spans', () => {
    expect(() => htmlTables(table('<tr><td>a'.repeat(200_001)))).toThrow('tooManyRows')
    expect(() => htmlTables(table('<tr><td colspan=256>a'.repeat(16_000)))).toThrow('tooManyCells')
    const spans = `<tr>${'<td rowspan=65534>a'.repeat(256)}`
    expect(() => htmlTables(table(`${spans}${'<tr><td>b'.repeat(199_000)}`))).toThrow('tooManyCells')
  })
})
