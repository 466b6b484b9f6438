// The page of a guest: shows what the table sends to this seat, and sends back what is chosen.
'use strict';

const words = JSON.parse(document.body.dataset.words);
const language = document.documentElement.lang;
const at = (id) => document.getElementById(id);
const store = window.sessionStorage;  // of this page
const kept = window.localStorage;  // outlives it

let socket = null;
let wait = 250;
let state = null;
let isOver = false;
let isRefused = false;
let joins = '';  // the table's token
let asName = '';
let isSeated = false;
let talk = null;
let spoke = 0;  // when the latest remark was sent, or will be
let isBack = false;  // whether the connection is new, and no table was received by it
let sent = null;  // the latest choice, kept until the table has another decision
const unsent = [];  // what was pressed without a connection
const typed = new Map();
const pictures = new Map();

function made(tag, text, className) {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  if (className) element.className = className;
  return element;
}

function note(text) {
  at('note').textContent = text || '';
}

function status(text) {
  if (at('ask').textContent !== text) at('ask').textContent = text;
}

// The connection

function begin() {
  const parts = location.pathname.split('/');
  if (parts[1] === 'w') keep('w/' + parts[2], null);
  const own = seatIn(store);
  const known = seatIn(kept);
  if (parts[1] === 'j') {
    if (own.table === parts[2]) enter(parts[2], { name: own.name, back: own.back });
    else enter(parts[2], known.table === parts[2] ? { back: known.back } : null);
  } else if (store.getItem('seat')) {
    connect();
  } else if (known.back) {
    keep('s/' + known.back, known);
    connect();
  } else {
    status(words.again);
  }
}

function keep(seat, known) {
  store.setItem('seat', seat);
  store.setItem('known', JSON.stringify(known));
  history.replaceState(null, '', '/p');
}

function seatIn(storage) {
  try {
    return JSON.parse(storage.getItem('known')) || {};
  } catch (error) {
    return {};
  }
}

function dropSeat() {
  if (seatIn(store).back === seatIn(kept).back) kept.removeItem('known');
  store.removeItem('seat');
  store.removeItem('known');
}

function open(path) {
  return new WebSocket('ws://' + location.host + '/ws/' + path + '?l=' + language);
}

function connect() {
  const seat = store.getItem('seat');
  if (!seat || isOver || (socket && socket.readyState < 2)) return;
  isSeated = true;
  follow(open(seat));
}

function follow(opened) {
  socket = opened;
  socket.onopen = () => {
    wait = 250;
    isBack = true;
    note('');
    document.body.classList.remove('lost');
    for (const message of unsent.splice(0)) send(message);
  };
  socket.onmessage = (event) => take(JSON.parse(event.data));
  socket.onclose = () => {
    if (isOver || socket !== opened) return;
    if (!store.getItem('seat')) return;
    document.body.classList.add('lost');
    note(words.lost);
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 4000);
  };
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) connect();
});

function take(message) {
  if (message.secret) {
    const known = { table: joins, back: message.secret, name: asName };
    isSeated = true;
    kept.setItem('known', JSON.stringify(known));
    keep('s/' + message.secret, known);
    at('join').hidden = true;
    clear(at('options'));
    note('');
  } else if (message.refused) {
    if (message.refused === 'declined') dropSeat();
    isRefused = true;
    if (at('join').hidden) showForm();
    note(words[message.refused]);
    if (message.name) at('name').value = message.name;
    at('options').replaceChildren(...message.watch ? [tool(words.watch, '', () => ask({ name: asName, watch: true }))] : []);
    at('enter').disabled = false;
    if (message.refused === 'declined') status(words.again);
  } else if (message.closed) {
    isOver = !message.stays;
    if (isOver && message.closed !== 'elsewhere') dropSeat();
    status(words[message.closed]);
    for (const row of [at('options'), at('tools')]) {
      clear(row);
      row.dataset.shown = '';
    }
    if (at('talk').open) hide(at('talk'));
  } else if (message.talk) {
    talk = message.talk;
  } else if (message.venue) {
    for (const [name, colour] of Object.entries(message.venue)) {
      document.documentElement.style.setProperty('--' + name, colour);
    }
  } else if ('joined' in message) {
    if (state) return;
    const watches = isSeated && store.getItem('seat').startsWith('w/');
    status(watches ? words.watching : message.joined ? words.wait : words.checked);
    if (isSeated && !watches && words.leave) at('tools').replaceChildren(tool(words.leave, '', () => send({ do: 'quit' })));
  } else {
    show(message);
  }
}

// Joining

function showForm() {
  status(words.asks);
  at('name-label').textContent = words.name;
  at('name').setAttribute('aria-label', 'Name');
  at('enter').textContent = words.join;
  at('join').hidden = false;
  const known = seatIn(kept);
  if (known.table === joins && !at('name').value) at('name').value = known.name || '';
  at('join').onsubmit = (event) => {
    event.preventDefault();
    const name = at('name').value.trim();
    if (!name) {
      note(words.empty);
      at('name').focus();
      return;
    }
    at('enter').disabled = true;
    isRefused = false;
    asName = name;
    const before = seatIn(kept);
    const message = { name: name };
    if (before.table === joins && before.name === name) message.back = before.back;
    ask(message);
  };
}

function ask(message) {
  if (socket && socket.readyState === 1) socket.send(JSON.stringify(message));
  else enter(joins, message);
}

// Without a message, the name is asked for first.
function enter(token, message) {
  joins = token;
  if (!message) return showForm();
  asName = message.name || seatIn(kept).name;
  const opened = open('j/' + token);
  follow(opened);
  opened.onopen = () => {
    note('');
    opened.send(JSON.stringify(message));
  };
  opened.onclose = () => {
    if (isSeated) {
      wait = 250;
      connect();
    } else if (isRefused || isOver) {
      at('enter').disabled = false;
    } else {
      note(words.lost);
      setTimeout(() => enter(token, message), wait);
      wait = Math.min(wait * 2, 4000);
    }
  };
}

// The table

function clear(element) {
  element.replaceChildren();
}

// Card pictures: those of a pack come by one request, which is repeated until it succeeds

function load(pack) {
  if (pictures.has(pack)) return;
  pictures.set(pack, '');
  const request = (pause) => fetch('/cards/' + pack + '.json')
    .then((answer) => answer.ok ? answer.json() : Promise.reject(answer.status))
    .then((cards) => {
      for (const [id, text] of Object.entries(cards)) pictures.set(pack + '/' + id, drawing(text));
      for (const image of document.querySelectorAll('img[data-picture]')) image.src = pictures.get(image.dataset.picture);
    })
    .catch(() => setTimeout(request, pause, Math.min(pause * 2, 8000)));
  request(500);
}

function drawing(text) {
  return URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
}

// What stands for a picture that has not come: a card with its name on it
function blank(name) {
  if (!pictures.has(name)) {
    const size = Math.min(60, 330 / name.length);
    pictures.set(name, drawing('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 350" width="200" height="350">' +
      '<rect x="2" y="2" width="196" height="346" rx="9" fill="#fffaf0" stroke="#1d1712" stroke-width="4"/>' +
      '<text x="100" y="180" text-anchor="middle" font-family="serif" font-size="' + size + '">' +
      name.replace(/[<&]/g, ' ') + '</text></svg>'));
  }
  return pictures.get(name);
}

function picture(pack, card, own) {
  load(pack);
  const image = made('img');
  image.dataset.picture = pack + '/' + card.id;
  image.src = pictures.get(image.dataset.picture) || blank(card.name);
  image.alt = card.name;
  image.width = 200;
  image.height = 350;
  image.draggable = false;
  if (own) image.dataset.card = card.id;
  return image;
}

function show(message) {
  const common = message.public;
  const own = message.own;
  const before = state;
  state = message;
  if (sent && sent.clears && sent.n !== common.n) {
    typed.clear();
    sent = null;
  }
  const isMine = (player) => Boolean(own.name) && player.name === own.name;
  const mine = common.players.find(isMine);
  document.body.classList.add('playing');
  document.body.classList.toggle('board', Boolean(common.board));
  document.body.classList.toggle('over', common.over);
  document.body.classList.toggle('watch', !own.name && !common.board);
  at('who').textContent = own.name || 'Cucù';
  at('rest').setAttribute('aria-label', words.table);
  at('rest').tabIndex = 0;  // it may scroll, with every new message
  at('side').textContent = own.side || (mine && mine.out && !common.over ? words.out : '');
  at('pool').textContent = common.pool;
  showPlayers(common, isMine);
  showTold(common, own);
  showRanking(common.ranking || [], isMine);
  showTrick(common, isMine);
  showOpen(common, own);
  showCards(common, own, mine, before);
  at('advice').textContent = own.advice;
  const result = common.continue || common.over ? common.result : '';
  status(own.left ? words.bot : own.ask || own.verdict || own.waits || (mine && mine.acts ? words.soon : common.ask) || result || words.dealing);
  at('ask').classList.toggle('mine', Boolean(own.ask));
  at('ask').classList.toggle('loses', Boolean(mine && mine.loses && own.verdict));
  at('ask').dataset.over = common.over ? 'true' : 'false';
  showOptions(common, own, isMine);
  showTools(common, own);
  const isNew = own.verdict && (!before || before.own.verdict !== own.verdict);
  if (isNew || (own.ask && (!before || before.own.ask !== own.ask))) at('rest').scrollTop = 0;
  if (isNew && mine && mine.loses && navigator.vibrate) navigator.vibrate(80);
  fit();
  if (isBack) repeat(common);
}

// Send a choice again that may have been lost with the connection; the table takes it once
function repeat(common) {
  isBack = false;
  if (!sent || sent.n !== common.n) return;
  const same = [...document.querySelectorAll('[data-action]')].find((each) => each.dataset.action === sent.do);
  if (same && !same.disabled) choose(same);
}

function called(player, isMine) {
  return isMine(player) ? words.you : player.name;
}

// Where spectators see a player, from -1 to 1: round the table clockwise, of many two at the sides
function placeInRing(index, count) {
  const angle = 2 * Math.PI * index / count;
  if (count < 8) return [-Math.sin(angle), Math.cos(angle)];
  const lower = Math.ceil(count / 2) - 1;
  const upper = count - lower - 2;
  if (index === lower) return [-1, 0];
  if (index === count - 1) return [1, 0];
  const isLower = index < lower;
  const part = isLower ? 1 - 2 * index / (lower - 1) : 2 * (index - lower - 1) / (upper - 1) - 1;
  const x = 0.82 * part;
  return [x, (isLower ? 1 : -1) * Math.cbrt(1 - Math.abs(x) ** 3)];
}

// The players in their order round the table, the guest's own plate first
function showPlayers(common, isMine) {
  const list = at('players');
  list.setAttribute('aria-label', words.players);
  const isRevealed = common.players.some((player) => player.card);
  list.classList.toggle('faces', isRevealed);
  document.body.classList.toggle('revealed', isRevealed);
  list.classList.toggle('few', common.players.length < 5);
  list.classList.toggle('many', common.players.length > 6);
  list.style.setProperty('--steps', Math.max(1, Math.ceil(common.players.length / 2) - 2));
  list.style.setProperty('--columns', Math.round(Math.sqrt(common.players.length * 1.5)));
  const first = Math.max(0, common.players.findIndex(isMine));
  const players = common.players.slice(first).concat(common.players.slice(0, first));
  list.replaceChildren(...players.map((player, index) => {
    const item = made('li');
    const [x, y] = placeInRing(index, players.length);
    item.style.setProperty('--x', x.toFixed(3));
    item.style.setProperty('--y', y.toFixed(3));
    item.classList.toggle('acts', player.acts);
    if (player.acts) item.setAttribute('aria-current', 'true');
    item.classList.toggle('loses', Boolean(player.loses));
    item.classList.toggle('out', player.out);
    item.classList.toggle('faceless', !player.card || isMine(player));
    const name = made('div');
    name.append(made('b', called(player, isMine)), made('span', [player.has, player.bot ? words.played : ''].filter(Boolean).join(', ')));
    item.append(name);
    if (player.card && !isMine(player)) item.prepend(picture(common.pack, player.card, false));
    else if (common.backs && !player.out) item.prepend(picture(common.pack, { id: 'back', name: '' }, false));
    return item;
  }));
}

function showTold(common, own) {
  const most = common.trick.length ? 1 : 2;  // the cards of a trick are told by their pictures
  const told = common.told.slice(innerHeight < 900 || common.board ? -most : -3);
  const result = own.result || (common.continue ? '' : common.result);  // an onlooker has it as the status
  const lines = common.continue ? [] : told.map((line) => made('p', line));
  if (result && !common.over) lines.push(made('p', result, 'result'));
  at('told').replaceChildren(...lines);
}

function showRanking(ranking, isMine) {
  const list = at('ranking');
  list.hidden = !ranking.length;
  list.setAttribute('aria-label', words.players);
  list.replaceChildren(...ranking.map((each) => {
    const item = made('li');
    item.value = ranking.findIndex((other) => other.has === each.has) + 1;
    item.append(made('b', called(each, isMine)), made('span', each.has));
    item.classList.toggle('mine', isMine(each));
    return item;
  }));
}

function showTrick(common, isMine) {
  const list = at('trick');
  list.setAttribute('aria-label', words.trick);
  list.hidden = !common.trick.length;
  list.replaceChildren(...common.trick.map((card) => {
    const item = made('li');
    item.append(picture(common.pack, card, false), made('span', called({ name: card.by }, isMine)));
    return item;
  }));
}

// The other open cards; a dummy whose card is due lies in the panel
function showOpen(common, own) {
  const rows = common.open.filter((row) => !own.dummy || row.name !== own.dummy.name).map((row) => {
    const cards = made('div', '', 'row');
    cards.append(...row.cards.map((card) => picture(common.pack, card, false)));
    const group = made('div', '', 'group');
    group.append(made('p', row.name), cards);
    return group;
  });
  at('open').replaceChildren(...rows);
}

function showCards(common, own, mine, before) {
  const row = at('cards');
  const face = mine && mine.card;  // in the comparison it may have been swapped since the last choice
  const back = own.back && !face ? [{ id: 'back', name: words.unseen }] : [];
  const cards = face ? [face] : own.cards.concat(own.looked, back);
  const shown = JSON.stringify([cards, own.options, own.dummy, own.advised, mine && mine.loses]);
  row.classList.toggle('hand', cards.length > 1);
  row.classList.toggle('loses', Boolean(face && mine.loses));
  row.setAttribute('aria-label', words.cards);
  row.setAttribute('role', 'group');
  row.hidden = !cards.length;
  document.body.classList.toggle('bare', !cards.length);
  if (row.dataset.shown === shown) return;
  row.dataset.shown = shown;
  const known = before ? before.own.cards.map((card) => card.id) : [];
  row.replaceChildren(...hand(common.pack, cards, own, 'own', own.cards.length));
  for (const card of row.children) {
    const id = (card.dataset.card || card.firstChild.dataset.card);
    if (!known.includes(id)) card.classList.add('new');
  }
  if (back.length) row.append(made('p', words.unseen));
}

// The cards of a hand: those among the first `held` that can be chosen are buttons, the others are dim
function hand(pack, cards, own, place, held) {
  const isChosenFrom = own.options.some((option) => option.at);
  return cards.map((card, index) => {
    const options = own.options.filter((each) => each.card === card.id && each.at && (each.at === 'dummy') === (place === 'dummy'));
    const option = index < held ? options.find((each) => each.at === place) : null;
    const image = picture(pack, card, place === 'own');
    let element = image;
    if (option) {
      element = button(option);
      element.replaceChildren(image);
      element.setAttribute('aria-label', option.means || option.say);
    }
    element.classList.add('card');
    element.classList.toggle('dim', isChosenFrom && !(options.length && index < held));
    element.classList.toggle('advised', Boolean(option) && option.do === own.advised);
    element.style.setProperty('--turn', ((index % 5 - (Math.min(cards.length, 5) - 1) / 2) * 1.6).toFixed(1) + 'deg');
    return element;
  });
}

function button(option) {
  const element = made('button');
  element.type = 'button';
  element.dataset.action = option.do + (option.tail || '');
  if ('on' in option) element.setAttribute('aria-pressed', option.on);
  element.classList.toggle('small', Boolean(option.small));
  element.onclick = () => choose(element);
  return element;
}

// A button has one word, the guest's own language or, by choice, that of the place; others may have a second line
function label(element, option) {
  const isLocal = kept.getItem('local') === '1' || !option.means;
  element.append(made('b', option.one && !isLocal ? option.means : option.say || option.means));
  if (option.say && option.means && !option.one) element.append(made('small', option.means));
}

function showOptions(common, own, isMine) {
  const rows = own.options.filter((option) => option.at !== 'own' && option.at !== 'dummy').map((option) => {
    const element = button(option);
    label(element, option);
    const advised = own.advised === option.do || (own.advised && own.advised.startsWith(option.do + ' ') &&
      option.parts.length);
    element.classList.toggle('advised', Boolean(advised));
    if (!option.parts.length) return element;
    const group = made('div', '', 'amount');
    group.append(...amounts(option, element), element);
    return group;
  });
  if (own.dummy) {
    const row = made('div', '', 'dummy');
    row.setAttribute('role', 'group');
    row.setAttribute('aria-label', own.dummy.name);
    row.append(...hand(common.pack, own.dummy.cards, own, 'dummy', own.dummy.cards.length));
    rows.unshift(row);
  }
  if (own.left && !common.over) {
    const back = tool('', '', () => send({ do: 'return' }));
    back.append(made('b', words.return));
    rows.push(back);
  }
  if (common.call && own.name && !own.left) {
    const call = button(common.call);
    label(call, common.call);
    call.classList.add('call');
    rows.push(call);
  }
  if (common.continue && own.name && !own.left) {
    const goesOn = button({ do: 'continue' });
    label(goesOn, { say: words.continue });
    goesOn.disabled = Boolean(own.read);
    goesOn.classList.toggle('chosen', goesOn.disabled);
    rows.push(goesOn);
    const readers = common.reading.filter((name) => name !== own.name).join(', ');
    if (readers) rows.push(made('p', words.reading.replace('{names}', readers), 'reading'));
  }
  if (common.skip && own.name && !own.left) {
    const skip = tool('', '', () => send({ do: 'skip' }));
    const [agreed, all] = common.skip;
    const told = all > 1 ? words.agreed.replace('{n}', agreed).replace('{all}', all) : '';
    label(skip, { say: words.skip, means: told });
    skip.setAttribute('aria-pressed', own.skips);
    rows.push(skip);
  }
  if (common.over && own.name && words.next) rows.push(made('p', words.next, 'reading'));
  const row = at('options');
  const shown = JSON.stringify([own.options, own.dummy, own.advised, common.call, common.continue, common.reading, own.read,
    common.skip, own.skips, own.left, common.over, kept.getItem('local')]);
  if (row.dataset.shown === shown && !document.body.classList.contains('chosen')) return;
  const focused = document.activeElement && row.contains(document.activeElement);
  row.dataset.shown = shown;
  document.body.classList.remove('chosen');
  for (const each of document.querySelectorAll('#cards button')) {
    each.disabled = false;
    each.classList.remove('chosen');
  }
  row.replaceChildren(...rows);
  if (focused) (row.querySelector('button:not(.call)') || at('ask')).focus();
}

// What is no decision: undo, hint, table talk

function tool(text, className, act) {
  const element = made('button', text, className);
  element.type = 'button';
  element.onclick = act;
  return element;
}

function showTools(common, own) {
  const tools = [];
  if (own.undo) tools.push(tool(words.undo, '', () => send({ do: 'undo' })));
  if (own.hint) tools.push(tool(words.hint, '', () => send({ n: common.n, do: 'hint' })));
  if (talk && own.name && !own.left && !common.over) {
    const element = tool('\u263a', 'face', showTalk);
    element.setAttribute('aria-label', talk.means || talk.say);
    tools.push(element);
  }
  if (own.name && own.left === false && !common.over) tools.push(leaving());
  const row = at('tools');
  const shown = JSON.stringify([own.undo, own.hint && common.n, talk && talk.say, common.over, own.left]);
  if (row.dataset.shown === shown) return;
  row.dataset.shown = shown;
  row.replaceChildren(...tools);
}

function showTalk() {
  const sheet = at('talk');
  const say = (phrase, card) => {
    spoke = Math.max(Date.now(), spoke + 3100);  // the table hears one in three seconds
    setTimeout(send, spoke - Date.now(), card ? { say: phrase, card: card } : { say: phrase });
    hide(sheet);
  };
  const rows = [made('h2', talk.means || talk.say)];
  for (const phrase of talk.phrases) {
    if (!phrase.groups.length) {
      const element = tool('', '', () => say(phrase.do));
      label(element, { say: phrase.say, means: phrase.means, one: true });
      rows.push(element);
      continue;
    }
    const more = made('details');
    const title = made('summary');
    label(title, { say: phrase.say, means: phrase.means, one: true });
    more.append(title);
    for (const group of phrase.groups) {
      if (group.name) more.append(made('p', group.name));
      const cards = made('div', '', 'kinds');
      cards.append(...group.cards.map((card) => tool(card.name, '', () => say(phrase.do, card.id))));
      more.append(cards);
    }
    rows.push(more);
  }
  rows.push(tool(words.close, '', () => hide(sheet)));
  openSheet(sheet, talk.means || talk.say, rows);
}

function leaving() {
  const element = tool('', 'leave', showLeave);
  element.setAttribute('aria-label', words.leave);
  element.title = words.leave;
  return element;
}

function showLeave() {
  const sheet = at('talk');
  const stay = tool(words.stay, '', () => hide(sheet));
  stay.autofocus = true;
  const leave = tool(words.leave, '', () => {
    send({ do: 'quit' });
    hide(sheet);
  });
  const local = tool(words.local, '', () => {
    kept.setItem('local', kept.getItem('local') === '1' ? '' : '1');
    hide(sheet);
    show(state);
  });
  local.setAttribute('aria-pressed', kept.getItem('local') === '1');
  openSheet(sheet, words.leave, [made('h2', words.leave), made('p', words.leaving), leave, stay, local]);
}

function openSheet(sheet, name, rows) {
  sheet.setAttribute('aria-label', name);
  sheet.replaceChildren(...rows);
  if (sheet.showModal) sheet.showModal();
  else sheet.setAttribute('open', '');
}

function hide(sheet) {
  if (sheet.close) sheet.close();
  else sheet.removeAttribute('open');
}

function isOpen() {
  return Boolean(socket) && socket.readyState === 1;
}

function send(message) {
  if (isOpen()) socket.send(JSON.stringify(message));
  else unsent.push(message);
}

function number(part) {
  const input = made('input');
  input.type = 'number';
  input.inputMode = part.step < 1 ? 'decimal' : 'numeric';
  input.min = part.low;
  input.max = part.high;
  input.step = part.step || 1;
  return input;
}

function choice(values) {
  const input = made('select');
  input.append(...values.map(([value, name]) => new Option(name, value)));
  return input;
}

function amounts(option, element) {
  const fields = option.parts.map((part) => {
    const line = made('label', '', 'part');
    const key = option.do + ' ' + part.name;
    const input = part.choices ? choice(part.choices) : number(part);
    input.value = typed.has(key) ? typed.get(key) : part.start;
    line.append(made('span', part.name), input, made('span', part.sign));
    input.oninput = () => {
      typed.set(key, input.value);
      write();
    };
    return { part: part, input: input, line: line };
  });
  function write() {
    let action = option.do;
    let fits = true;
    for (const field of fields) {
      const value = field.input.value;
      fits = fits && value !== '' && field.input.checkValidity();
      const amount = field.part.choices ? value : Number(value);
      if (option.whole || amount || fields.length === 1) action += ' ' + amount + field.part.sign;
    }
    element.dataset.action = action + option.tail;
    element.disabled = !fits || (fields.length > 1 && action === option.do);
  }
  write();
  return fields.map((field) => field.line);
}

// A choice without a connection is sent as soon as the table is back; a grey button means: sent
function choose(element) {
  const told = { n: state.public.n, do: element.dataset.action };
  if (element.classList.contains('call')) {
    send(told);
    element.classList.add('chosen');
    note(words.called);
    setTimeout(() => {
      element.classList.remove('chosen');
      note('');
    }, 2000);
    return;
  }
  sent = { n: told.n, do: told.do, clears: Boolean(element.closest('.amount')) };
  if (isOpen()) send(told);
  element.classList.add('chosen');
  document.body.classList.add('chosen');
  for (const each of document.querySelectorAll('[data-action]:not(.call)')) each.disabled = true;
}

// The cards of a hand as large as the room that the panel leaves, in rows of equal length

function fit() {
  const whole = document.querySelector('main').clientHeight;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const panel = at('decide');
  document.documentElement.style.setProperty('--part', whole / 100 + 'px');  // 1vh, without the bars of a browser
  const isBeside = panel.offsetWidth < innerWidth * 0.8;
  lay(document.querySelector('.dummy'), whole * (isBeside ? 0.5 : 0.3), 4.6 * rem);
  const left = Math.min(whole * 0.42, whole * 0.88 - panel.offsetHeight);
  const high = lay(document.querySelector('#cards.hand'), isBeside ? whole * 0.7 : Math.max(whole * 0.2, left), 6.6 * rem);
  document.documentElement.style.setProperty('--hand', (high || whole * 0.45) + 'px');
}

function lay(row, high, most) {
  if (!row) return 0;
  const gap = 6;
  const fits = [1, 2, 3].map((rows) => {
    const columns = Math.ceil(row.children.length / rows);
    const wide = Math.min(most, row.clientWidth / columns - gap, (high / rows - gap) * 200 / 350);
    return { wide: Math.floor(wide), columns: columns, rows: rows };
  });
  const best = fits.reduce((one, other) => other.wide > one.wide ? other : one);
  row.style.setProperty('--card', best.wide + 'px');
  row.style.setProperty('--row', best.columns * (best.wide + gap) + 'px');
  return best.rows * (best.wide * 350 / 200 + gap);
}

window.addEventListener('resize', () => {
  if (state) fit();
});

// In landscape cards and buttons may change sides, for left hands

function turn(isLeft) {
  document.body.classList.toggle('left', isLeft);
  store.setItem('left', isLeft ? '1' : '');
}

at('turn').textContent = words.turn;
at('turn').onclick = () => turn(!document.body.classList.contains('left'));
turn(store.getItem('left') === '1');
begin();
