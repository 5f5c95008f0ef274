var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t,n=!1){return e===void 0?n?t():t:e}function _(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var v=1<<24,y=1024,b=2048,x=4096,S=8192,C=16384,w=32768,ee=1<<25,te=65536,ne=1<<19,re=1<<20,ie=1<<25,ae=1<<21,oe=1<<22,se=1<<23,ce=Symbol(`$state`),le=Symbol(`component`),ue=Symbol(`legacy props`),de=Symbol(``),fe=Symbol(`attributes`),pe=Symbol(`class`),me=Symbol(`style`),he=Symbol(`text`),ge=Symbol(`form reset`),_e=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ve=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),ye={},T=Symbol(`uninitialized`),be=`http://www.w3.org/1999/xhtml`,xe=`http://www.w3.org/2000/svg`;function Se(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ce(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function we(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Te(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var E=!1;function Ee(e){E=e}var D;function De(e){if(e===null)throw Ce(),ye;return D=e}function Oe(){return De(ln(D))}function O(e){if(E){if(ln(D)!==null)throw Ce(),ye;D=e}}function ke(e=1){if(E){for(var t=e,n=D;t--;)n=ln(n);D=n}}function Ae(e=!0){for(var t=0,n=D;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=ln(n);e&&n.remove(),n=i}}function je(e){if(!e||e.nodeType!==8)throw Ce(),ye;return e.data}function Me(e){return e===this.v}function Ne(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Pe(e){return!Ne(e,this.v)}function Fe(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Ie(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Le(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Re(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function ze(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Be(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ve(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function He(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ue(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function We(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ge(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ke(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var qe=null;function Je(e){qe=e}function k(e,t=!1,n){qe={p:qe,i:!1,c:null,e:null,s:e,x:null,r:V,l:null}}function A(e){var t=qe,n=t.e;if(n!==null){t.e=null;for(var r of n)Sn(r)}return e!==void 0&&(t.x=e),t.i=!0,qe=t.p,Ye(e)}function Ye(e={}){return i(e,le,{value:!0}),e}function Xe(){return!0}var Ze=[];function Qe(){var e=Ze;Ze=[],m(e)}function $e(e){if(Ze.length===0&&!Dt){var t=Ze;queueMicrotask(()=>{t===Ze&&Qe()})}Ze.push(e)}function et(){for(;Ze.length>0;)Qe()}var tt=~(b|x|y);function nt(e,t){e.f=e.f&tt|t}function rt(e){e.f&512||e.deps===null?nt(e,y):nt(e,x)}function it(e,t){e.f&2048?t.set(e,b):e.f&4096&&t.get(e)!==2048&&t.set(e,x),nt(e,y)}function at(e,t){if(t){let t=document.body;e.autofocus=!0,$e(()=>{document.activeElement===t&&e.focus()})}}var ot=!1;function st(){ot||(ot=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ge]?.()})},{capture:!0}))}function ct(e){var t=B,n=V;Gn(null),Kn(null);try{return e()}finally{Gn(t),Kn(n)}}function lt(e,t,n,r=n){e.addEventListener(t,()=>ct(n));let i=e[ge];e[ge]=i?()=>{i(),r(!0)}:()=>r(!0),st()}function ut(e,t,n,r){let i=Xe()?mt:_t;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=V,c=dt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){hn(e,s)}ft()}}var d=pt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>gt(e))).then(u).catch(e=>hn(e,s)).finally(d)}l?l.then(()=>{if(s.f&16384){d();return}c(),f(),ft()}):f()}function dt(){var e=V,t=B,n=qe,r=M;return function(i=!0){Kn(e),Gn(t),Je(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function ft(e=!0){Kn(null),Gn(null),Je(null),e&&M?.deactivate()}function pt(){var e=V,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function mt(e){var t=2|b;return V!==null&&(V.f|=ne),{ctx:qe,deps:null,effects:null,equals:Me,f:t,fn:e,reactions:null,rv:0,v:T,wv:0,parent:V,ac:null}}var ht=Symbol(`obsolete`);function gt(e,t,n){let r=V;r===null&&Ie();var i=void 0,a=Wt(T),o=!B,s=new Set;return Tn(()=>{var t=V,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==_e&&n.reject(e)}).finally(ft)}catch(e){n.reject(e),ft()}var c=M;if(o){if(t.f&32768)var l=pt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(ht);else for(let e of s.values())e.reject(ht);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==ht&&(c.activate(),t?(a.f|=se,Jt(a,t)):(a.f&8388608&&(a.f^=se),Jt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),bn(()=>{for(let e of s)e.reject(ht)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function j(e){let t=mt(e);return Jn(t),t}function _t(e){let t=mt(e);return t.equals=Pe,t}function vt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Nn(t[n])}}function yt(e){var t,n=V,r=e.parent;if(!Hn&&r!==null&&e.v!==T&&r.f&24576)return Se(),e.v;Kn(r);try{vt(e),t=or(e)}finally{Kn(n)}return t}function bt(e){var t=yt(e);if(!e.equals(t)&&(e.wv=rr(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),wt?.capture(e,t,!0)),e.deps===null))){nt(e,y);return}Hn||(Tt===null?rt(e):(yn()||M?.is_fork)&&Tt.set(e,t))}function xt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ct(()=>{t.ac.abort(_e),t.ac=null}),t.fn!==null&&(t.teardown=f),lr(t,0),jn(t))}function St(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&ur(t)}var Ct=null,M=null,wt=null,Tt=null,Et=null,Dt=!1,Ot=!1,kt=null,At=null,jt=0,Mt=1,Nt=class e{id=Mt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Ct===null?Ct=this:(Ct.next=this,this.prev=Ct),Ct=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)nt(r,b),t(r);for(r of n.m)nt(r,x),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=y}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)nt(e,t),this.schedule(e);this.apply();for(var t=kt=[],n=[],r=At=[];this.#a.length>0;){jt++>1e3&&(this.#b(),Ft());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Bt(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(kt=null,At=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)zt(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a){this.#y(n),this.#y(t),a.#v(this);return}this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),wt=this,Lt(n),Lt(t),wt=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Ht.clear(),o.#m())}#h(e,t,n){e.f^=y;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=y:i&4?t.push(r):ir(r)&&(i&16&&this.add_dirty_reaction(r,x),ur(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),nt(i,b),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)it(e[t],this.#s)}capture(e,t,n=!1){e.v!==T&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Tt?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,Tt=null}flush(){try{Ot=!0,M=this,this.#m()}finally{jt=0,Et=null,kt=null,At=null,Ot=!1,M=null,Tt=null,Ht.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(ht);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,$e(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(M===null){let t=M=new e;!Ot&&!Dt&&$e(()=>{t.started||t.flush()})}return M}apply(){Tt=null}schedule(e){if(Et=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)){e.b.defer_effect(e);return}this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?Ct=e:t.prev=e,this.linked=!1}}};function Pt(e){var t=Dt,n=wt;wt=null,Dt=!0;try{var r;for(e&&(Pt(),r=e());;){if(et(),M===null)return r;M.flush()}}finally{Dt=t,wt=n}}function Ft(){try{Ve()}catch(e){hn(e,Et)}}var It=null;function Lt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&ir(r)&&(It=new Set,ur(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Fn(r),It?.size>0)){Ht.clear();for(let e of It){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)It.has(n)&&(It.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||ur(n)}}It.clear()}}It=null}}function Rt(e){M.schedule(e)}function zt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),nt(e,y);for(var n=e.first;n!==null;)zt(n,t),n=n.next}}function Bt(e){nt(e,y);for(var t=e.first;t!==null;)Bt(t),t=t.next}var Vt=new Set,Ht=new Map,Ut=!1;function Wt(e,t){return{f:0,v:e,reactions:null,equals:Me,rv:0,wv:0}}function N(e,t){let n=Wt(e,t);return Jn(n),n}function Gt(e,t=!1,n=!0){let r=Wt(e);return t||(r.equals=Pe),r}function P(e,t,n=!1){return B!==null&&(!Wn||B.f&131072)&&Xe()&&B.f&4325394&&(qn===null||!qn.has(e))&&Ge(),Jt(e,n?Qt(t):t,At)}var Kt=null,qt=0;function Jt(e,t,n=null){if(!e.equals(t)){Hn?Ht.set(e,t):Ht.has(e)||Ht.set(e,e.v);var r=Nt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&yt(t),Tt===null&&rt(t)}e.wv=rr(),Kt=null,qt=0,Zt(e,b,n),Kt=null,Xe()&&V!==null&&V.f&1024&&!(V.f&96)&&(Zn===null?Qn([e]):Zn.push(e)),!r.is_fork&&Vt.size>0&&!Ut&&Yt()}return t}function Yt(){Ut=!1;for(let e of Vt){e.f&1024&&nt(e,x);let t;try{t=ir(e)}catch{t=!0}t&&ur(e)}Vt.clear()}function Xt(e){P(e,e.v+1)}function Zt(e,t,n){var r=e.reactions;if(r!==null){var i=Xe(),a=r.length;if(qt+=a,qt>1e5&&Kt===null&&(Kt=new Set),Kt!==null){if(Kt.has(e))return;Kt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==V){var l=(c&b)===0;if(l&&nt(s,t),c&131072)Vt.add(s);else if(c&2){var u=s;Tt?.delete(u),Zt(u,x,n)}else if(l){var d=s;c&16&&It!==null&&It.add(d),n===null?Rt(d):n.push(d)}}}}}function Qt(t){if(typeof t!=`object`||!t||ce in t||le in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=N(0),u=null,d=tr,f=e=>{if(tr===d)return e();var t=B,n=tr;Gn(null),nr(d);var r=e();return Gn(t),nr(n),r};return i&&r.set(`length`,N(t.length,u)),new Proxy(t,{defineProperty(e,t,n){(!(`value`in n)||n.configurable===!1||n.enumerable===!1||n.writable===!1)&&Ue();var i=r.get(t);return i===void 0?f(()=>{var e=N(n.value,u);return r.set(t,e),e}):P(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>N(T,u));r.set(t,e),Xt(o)}}else P(n,T),Xt(o);return!0},get(e,n,i){if(n===ce)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>N(Qt(s?e[n]:T),u)),r.set(n,o)),o!==void 0){var c=H(o);return c===T?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=H(i);if(a===T)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===ce)return!0;var n=r.get(t),i=n!==void 0&&n.v!==T||Reflect.has(e,t);return(n!==void 0||(V!==null||B!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>N(i?Qt(e[t]):T,u)),r.set(t,n)),H(n)===T)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>N(T,u)),r.set(d+``,p)):P(p,T)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>N(void 0,u)),P(c,Qt(n)),r.set(t,c));else{l=c.v!==T;var m=f(()=>Qt(n));P(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&P(g,_+1)}Xt(o)}return!0},ownKeys(e){H(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==T});for(var[n,i]of r)i.v!==T&&!(n in e)&&t.push(n);return t},setPrototypeOf(){We()}})}function $t(e){try{if(typeof e==`object`&&e&&ce in e)return e[ce]}catch{}return e}function en(e,t){return Object.is($t(e),$t(t))}var tn,nn,rn,an;function on(){if(tn===void 0){tn=window,nn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;rn=a(t,`firstChild`).get,an=a(t,`nextSibling`).get,u(e)&&(e[pe]=void 0,e[fe]=null,e[me]=void 0,e.__e=void 0),u(n)&&(n[he]=void 0)}}function sn(e=``){return document.createTextNode(e)}function cn(e){return rn.call(e)}function ln(e){return an.call(e)}function F(e,t){if(!E)return cn(e);var n=cn(D);if(n===null)n=D.appendChild(sn());else if(t&&n.nodeType!==3){var r=sn();return n?.before(r),De(r),r}return t&&pn(n),De(n),n}function I(e,t=!1){if(!E){var n=cn(e);return n instanceof Comment&&n.data===``?ln(n):n}if(t){if(D?.nodeType!==3){var r=sn();return D?.before(r),De(r),r}pn(D)}return D}function L(e,t=!1){if(!E)return cn(e);var n=F(e,t);return O(e),n}function R(e,t=1,n=!1){let r=E?D:e;for(var i;t--;)i=r,r=ln(r);if(!E)return r;if(n){if(r?.nodeType!==3){var a=sn();return r===null?i?.after(a):r.before(a),De(a),a}pn(r)}return De(r),r}function un(e){e.textContent=``}function dn(){return!1}function fn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function pn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function mn(e){var t=V;if(t===null)return B.f|=se,e;if(!(t.f&32768)&&!(t.f&4))throw e;hn(e,t)}function hn(e,t){if(e===ye)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function gn(e){V===null&&(B===null&&Be(e),ze()),Hn&&Re(e)}function _n(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function vn(e,t){var n=V;n!==null&&n.f&8192&&(e|=S);var r={ctx:qe,deps:null,nodes:null,f:e|b|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)kt===null?Nt.ensure().schedule(r):kt.push(r);else if(t!==null){try{ur(r)}catch(e){throw Nn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=te))}if(i!==null&&(i.parent=n,n!==null&&_n(i,n),B!==null&&B.f&2&&!(e&64))){var a=B;(a.effects??=[]).push(i)}return r}function yn(){return B!==null&&!Wn}function bn(e){let t=vn(8,null);return nt(t,y),t.teardown=e,t}function xn(e){gn(`$effect`);var t=V.f;if(!B&&t&32&&qe!==null&&!qe.i){var n=qe;(n.e??=[]).push(e)}else return Sn(e)}function Sn(e){return vn(4|re,e)}function Cn(e){Nt.ensure();let t=vn(64|ne,e);return(e={})=>new Promise(n=>{e.outro?In(t,()=>{Nn(t),n(void 0)}):(Nn(t),n(void 0))})}function wn(e){return vn(4,e)}function Tn(e){return vn(oe|ne,e)}function En(e,t=0){return vn(8|t,e)}function z(e,t=[],n=[],r=[]){ut(r,t,n,t=>{vn(8,()=>{e(...t.map(H))})})}function Dn(e,t=0){return vn(16|t,e)}function On(e,t=0){return vn(v|t,e)}function kn(e){return vn(32|ne,e)}function An(e){var t=e.teardown;if(t!==null){let n=Hn,r=B;Un(!0),Gn(null);try{t.call(null)}catch(t){hn(t,e.parent)}finally{Un(n),Gn(r)}}}function jn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ct(()=>{e.abort(_e)});var r=n.next;n.f&64?n.parent=null:Nn(n,t),n=r}}function Mn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Nn(t),t=n}}function Nn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Pn(e.nodes.start,e.nodes.end),n=!0),e.f|=ee,jn(e,t&&!n),lr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();An(e),e.f^=ee,e.f|=C;var i=e.parent;i!==null&&i.first!==null&&Fn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Pn(e,t){for(;e!==null;){var n=e===t?null:ln(e);e.remove(),e=n}}function Fn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function In(e,t,n=!0){var r=[];e.f|=256,Ln(e,r,!0);var i=()=>{n&&Nn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Ln(e,t,n){if(!(e.f&8192)){e.f^=S;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Ln(i,t,o?n:!1)}i=a}}}function Rn(e){e.f&=-257,zn(e,!0)}function zn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=S,e.f&1024||(nt(e,b),Nt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);zn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Bn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:ln(n);t.append(n),n=i}}var Vn=null,Hn=!1;function Un(e){Hn=e}var B=null,Wn=!1;function Gn(e){B=e}var V=null;function Kn(e){V=e}var qn=null;function Jn(e){B!==null&&(B.f&2097152||B.f&2)&&(qn??=new Set).add(e)}var Yn=null,Xn=0,Zn=null;function Qn(e){Zn=e}var $n=1,er=0,tr=er;function nr(e){tr=e}function rr(){return++$n}function ir(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(ir(a)&&bt(a),a.wv>e.wv)return!0}t&512&&Tt===null&&nt(e,y)}return!1}function ar(e,t,n=!0){var r=e.reactions;if(r!==null&&!(qn!==null&&qn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?ar(a,t,!1):t===a&&(n?nt(a,b):a.f&1024&&nt(a,x),Rt(a))}}function or(e){var t=Yn,n=Xn,r=Zn,i=B,a=qn,o=qe,s=Wn,c=tr,l=e.f;Yn=null,Xn=0,Zn=null,B=l&96?null:e,qn=null,Je(e.ctx),Wn=!1,tr=++er,e.ac!==null&&(ct(()=>{e.ac.abort(_e)}),e.ac=null);try{e.f|=ae;var u=e.fn,d=u();e.f|=w;var f=sr(e);if(Xe()&&Zn!==null&&!Wn&&f!==null&&!(e.f&6146))for(var p=0;p<Zn.length;p++)ar(Zn[p],e);if(i!==null&&i!==e){if(er++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=er;if(t!==null)for(let e of t)e.rv=er;Zn!==null&&(r===null?r=Zn:r.push(...Zn))}return e.f&8388608&&(e.f^=se),d}catch(t){return sr(e),mn(t)}finally{e.f^=ae,Yn=t,Xn=n,Zn=r,B=i,qn=a,Je(o),Wn=s,tr=c}}function sr(e){var t=e.deps,n=M?.is_fork;if(Yn!==null){var r;if(n||lr(e,Xn),t!==null&&Xn>0)for(t.length=Xn+Yn.length,r=0;r<Yn.length;r++)t[Xn+r]=Yn[r];else e.deps=t=Yn;if(yn()&&e.f&512)for(r=Xn;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&Xn<t.length&&(lr(e,Xn),t.length=Xn);return t}function cr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(Yn===null||!n.call(Yn,r))){var s=r;s.f&512&&(s.f^=512),s.v!==T&&rt(s),s.ac!==null&&ct(()=>{s.ac.abort(_e),s.ac=null,nt(s,b)}),xt(s),lr(s,0)}}function lr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)cr(e,n[r])}function ur(e){var t=e.f;if(!(t&16384)){nt(e,y);var n=V;V=e;try{t&16777232?Mn(e):jn(e),An(e);var r=or(e);e.teardown=typeof r==`function`?r:null,e.wv=$n}finally{V=n}}}async function dr(){await Promise.resolve(),Pt()}function H(e){var t=!!(e.f&2);if(Vn?.add(e),B!==null&&!Wn&&!(V!==null&&V.f&16384)&&(qn===null||!qn.has(e))){var r=B.deps;if(B.f&2097152)e.rv<er&&(e.rv=er,Yn===null&&r!==null&&r[Xn]===e?Xn++:Yn===null?Yn=[e]:Yn.push(e));else{B.deps??=[],n.call(B.deps,e)||B.deps.push(e);var i=e.reactions;i===null?e.reactions=[B]:n.call(i,B)||i.push(B)}}if(Hn&&Ht.has(e))return Ht.get(e);if(t){var a=e;if(Hn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||pr(a))&&(o=yt(a)),Ht.set(a,o),o}var s=!(a.f&512)&&!Wn&&B!==null&&!!(B.f&512),c=(a.f&w)===0;ir(a)&&(s&&(a.f|=512),bt(a)),s&&!c&&(St(a),fr(a))}if(Tt?.has(e))return Tt.get(e);if(e.f&8388608)throw e.v;return e.v}function fr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(St(r),fr(r))}}function pr(e){if(e.v===T)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Ht.has(t)||t.f&2&&pr(t))return!0;return!1}function mr(e){var t=Wn;try{return Wn=!0,e()}finally{Wn=t}}function hr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var gr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function _r(e){return gr.includes(e)}var vr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),yr={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function br(e){return e=e.toLowerCase(),yr[e]??e}[...vr];var xr=[`touchstart`,`touchmove`];function Sr(e){return xr.includes(e)}var Cr=[`textarea`,`script`,`style`,`title`];function wr(e){return Cr.includes(e)}var Tr=Symbol(`events`),Er=new Set,Dr=new Set;function Or(e,t,n,r={}){function i(e){if(r.capture||Nr.call(t,e),!e.cancelBubble)return ct(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,$e(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function kr(e,t,n,r,i){var a={capture:r,passive:i},o=Or(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&bn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function U(e,t,n){(t[Tr]??={})[e]=n}function Ar(e){for(var t=0;t<e.length;t++)Er.add(e[t]);for(var n of Dr)n(e)}var jr=null,Mr=!1;function Nr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;jr=e,Mr||(Mr=!0,setTimeout(()=>{Mr=!1,jr=null}));var s=0,c=jr===e&&e[Tr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Tr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=B,f=V;Gn(null),Kn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Tr]?.[r];h!=null&&(!o.disabled||e.target===o)&&h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Tr]=t,delete e.currentTarget,Gn(d),Kn(f)}}}var Pr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Fr(e){return Pr?.createHTML(e)??e}function Ir(e){var t=fn(`template`);return t.innerHTML=Fr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Lr(e,t){var n=V;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function W(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(E)return Lr(D,null),D;i===void 0&&(i=Ir(a?e:`<!>`+e),n||(i=cn(i)));var t=r||nn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=cn(t),s=t.lastChild;Lr(o,s)}else Lr(t,t);return t}}function Rr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(E)return Lr(D,null),D;if(!o){var e=cn(Ir(a));if(i)for(o=document.createDocumentFragment();cn(e);)o.appendChild(cn(e));else o=cn(e)}var t=o.cloneNode(!0);if(i){var n=cn(t),r=t.lastChild;Lr(n,r)}else Lr(t,t);return t}}function G(e,t){return Rr(e,t,`svg`)}function zr(e=``){if(!E){var t=sn(e+``);return Lr(t,t),t}var n=D;return n.nodeType===3?pn(n):(n.before(n=sn()),De(n)),Lr(n,n),n}function Br(){if(E)return Lr(D,null),D;var e=document.createDocumentFragment(),t=document.createComment(``),n=sn();return e.append(t,n),Lr(t,n),e}function K(e,t){if(E){var n=V;(!(n.f&32768)||n.nodes.end===null)&&(n.nodes.end=D),Oe();return}e!==null&&e.before(t)}function Vr(e){let t=0,n=Wt(0),r;return()=>{yn()&&(H(n),En(()=>(t===0&&(r=mr(()=>e(()=>Xt(n)))),t+=1,()=>{$e(()=>{--t,t===0&&(r?.(),r=void 0,Xt(n))})})))}}var Hr=te|ne;function Ur(e,t,n,r){new Wr(e,t,n,r)}var Wr=class{parent;is_pending=!1;transform_error;#e;#t=E?D:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Vr(()=>(this.#p=Wt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=V;t.b=this,t.f|=128,n(e)},this.parent=V.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Dn(()=>{if(E){let e=je(this.#t);Oe();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Hr),E&&(this.#e=D)}#h(){try{this.#a=kn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);$e(r),t&&(this.#s=kn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{if(!this.#v()){if(t){Te();return}t=!0,n&&Ke(),this.#s!==null&&In(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})}};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){hn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(C|ee))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=kn(()=>e(this.#e)),$e(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=sn(),n=!1;if(e.append(t),this.#a=this.#S(()=>{try{return kn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){hn(e,this.#i.parent)}return null}}),this.#a===null){this.#c=null,n&&this.#x(M);return}this.#u===0&&(this.#e.before(e),this.#c=null,In(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=kn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Bn(this.#a,e);let t=this.#n.pending;this.#o=kn(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){it(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=V,n=B,r=qe;Kn(this.#i),Gn(this.#i),Je(this.#i.ctx);try{return Nt.ensure(),e()}finally{Kn(t),Gn(n),Je(r)}}#C(e,t){if(!this.has_pending_snippet()){this.parent&&this.parent.#C(e,t);return}this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&In(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,$e(()=>{this.#d=!1,this.#p&&Jt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),H(this.#p)}error(e){if(e===ye||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Nn(this.#a),null),this.#o&&=(Nn(this.#o),null),this.#s&&=(Nn(this.#s),null),E&&(De(this.#t),ke(),De(Ae()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return kn(()=>{var r=V;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return hn(e,this.#i.parent),null}}))};$e(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){hn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>hn(e,this.#i&&this.#i.parent)):n(t)}})}},Gr=!0;function Kr(e){Gr=e}function q(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[he]??=e.nodeValue)&&(e[he]=n,e.nodeValue=`${n}`)}function qr(e,t){return Yr(e,t)}var Jr=new Map;function Yr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){on();var l=void 0,u=Cn(()=>{var u=n??t.appendChild(sn());Ur(u,{pending:()=>{}},t=>{k({});var n=qe;if(o&&(n.c=o),a&&(i.$$events=a),E&&Lr(t,null),Gr=s,l=e(t,i)||Ye(),Gr=!0,E&&(V.nodes.end=D,D===null||D.nodeType!==8||D.data!==`]`))throw Ce(),ye;A()},c);var d=new Set,f=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!d.has(r)){d.add(r);var i=Sr(r);for(let e of[t,document]){var a=Jr.get(e);a===void 0&&(a=new Map,Jr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Nr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(r(Er)),Dr.add(f),()=>{for(var e of d)for(let n of[t,document]){var r=Jr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Nr),r.delete(e),r.size===0&&Jr.delete(n)):r.set(e,i)}Dr.delete(f),u!==n&&u.parentNode?.removeChild(u)}});return Xr.set(l,u),l}var Xr=new WeakMap,Zr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Rn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Rn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Nn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Bn(r,t),t.append(sn()),this.#n.set(e,{effect:r,fragment:t})}else Nn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),In(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Nn(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=dn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=sn();i.append(a),this.#n.set(e,{effect:kn(()=>t(a)),fragment:i})}else this.#t.set(e,kn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else E&&(this.anchor=D),this.#a(n)}},Qr=0,$r=1,ei=2;function ti(e,t,n,r,i){E&&Oe();var a=Xe(),o=T,s=a?Wt(o):Gt(o,!1,!1),c=a?Wt(o):Gt(o,!1,!1),l=new Zr(e);Dn(()=>{var a=M,o=t(),u=!1;let d=E&&p(o)===(e.data===`[!`);if(d&&(De(Ae()),Ee(!1)),p(o)){var f=dt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),M===a&&a.deactivate(),Nt.ensure();try{e()}finally{ft(!1),Dt||Pt()}}};o.then(t=>{e(()=>{Jt(s,t),l.ensure($r,r&&(e=>r(e,s)))})},t=>{e(()=>{if(Jt(c,t),l.ensure(ei,i&&(e=>i(e,c))),!i)throw c.v})}),E?l.ensure(Qr,n):$e(()=>{m||e(()=>{l.ensure(Qr,n)})})}else Jt(s,o),l.ensure($r,r&&(e=>r(e,s)));return d&&Ee(!0),()=>{u=!0}})}function J(e,t,n=!1){var r;E&&(r=D,Oe());var i=new Zr(e),a=n?te:0;function o(e,t){if(E){var n=je(r);if(e!==parseInt(n.substring(1))){var a=Ae();De(a),i.anchor=a,Ee(!1),i.ensure(e,t),Ee(!0);return}}i.ensure(e,t)}Dn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var ni=Symbol(`NaN`);function ri(e,t,n){E&&Oe();var r=new Zr(e),i=!Xe();Dn(()=>{var e=t();e!==e&&(e=ni),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function ii(e,t){return t}function ai(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];In(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;oi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;un(d),d.append(u),e.items.clear()}oi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function oi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ie,Bn(a,document.createDocumentFragment())):Nn(t[i],n)}}var si;function Y(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=E?De(cn(u)):u.appendChild(sn())}E&&Oe();var d=null,f=_t(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=H(f);_.fallback=d,li(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ie,di(d,null,c)):Rn(d):In(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Dn(()=>{var e=H(f),t=e.length;let r=!1;E&&je(c)===`[!`!=(t===0)&&(c=Ae(),De(c),Ee(!1),r=!0);for(var u=new Set,_=M,v=dn(),y=0;y<t;y+=1){E&&D.nodeType===8&&D.data===`]`&&(c=D,r=!0,Ee(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Jt(S.v,b),S.i&&Jt(S.i,y),v&&_.unskip_effect(S.e)):(S=ui(l,m?c:si??=sn(),b,x,y,o,n,i),m||(S.e.f|=ie),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=kn(()=>s(c)):(d=kn(()=>s(si??=sn())),d.f|=ie)),t>u.size&&Le(``,``,``),E&&t>0&&De(Ae()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Ee(!0),H(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,E&&(c=D)}function ci(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function li(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=ci(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Rn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ie,_===l)di(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),fi(e,d,_),fi(e,_,y),di(_,y,n),d=_,p=[],m=[],l=ci(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],C=p[p.length-1];for(x=0;x<p.length;x+=1)di(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);fi(e,S.prev,C.next),fi(e,d,S),fi(e,C,b),l=b,d=C,--v,p=[],m=[]}else u.delete(_),di(_,l,n),fi(e,_.prev,_.next),fi(e,_,d===null?e.effect.first:d.next),fi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=ci(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=ci(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(oi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var w=[];if(u!==void 0)for(_ of u)_.f&8192||w.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&w.push(l),l=ci(l.next);var ee=w.length;if(ee>0){var te=i&4&&s===0?n:null;if(o){for(v=0;v<ee;v+=1)w[v].nodes?.a?.measure();for(v=0;v<ee;v+=1)w[v].nodes?.a?.fix()}ai(e,w,te)}}o&&$e(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function ui(e,t,n,r,i,a,o,s){var c=o&1?o&16?Wt(n):Gt(n,!1,!1):null,l=o&2?Wt(i):null;return{v:c,i:l,e:kn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function di(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=ln(r);if(a.before(r),r===i)return;r=o}}function fi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function pi(e,t,...n){var r=new Zr(e);Dn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},te)}function mi(e,t,n){var r;E&&(r=D,Oe());var i=new Zr(e);Dn(()=>{var e=t()??null;if(E&&je(r)===`[`!=(e!==null)){var a=Ae();De(a),i.anchor=a,Ee(!1),i.ensure(e,e&&(t=>n(t,e))),Ee(!0);return}i.ensure(e,e&&(t=>n(t,e)))},te)}var hi=()=>performance.now(),gi={tick:e=>requestAnimationFrame(e),now:()=>hi(),tasks:new Set};function _i(){let e=gi.now();gi.tasks.forEach(t=>{t.c(e)||(gi.tasks.delete(t),t.f())}),gi.tasks.size!==0&&gi.tick(_i)}function vi(e){let t;return gi.tasks.size===0&&gi.tick(_i),{promise:new Promise(n=>{gi.tasks.add(t={c:e,f:n})}),abort(){gi.tasks.delete(t)}}}function yi(e,t){ct(()=>{e.dispatchEvent(new CustomEvent(t))})}function bi(e){if(e===`float`)return`cssFloat`;if(e===`offset`)return`cssOffset`;if(e.startsWith(`--`))return e;let t=e.split(`-`);return t.length===1?t[0]:t[0]+t.slice(1).map(e=>e[0].toUpperCase()+e.slice(1)).join(``)}function xi(e){let t={},n=e.split(`;`);for(let e of n){let[n,r]=e.split(`:`);if(!n||r===void 0)break;let i=bi(n.trim());t[i]=r.trim()}return t}var Si=e=>e;function Ci(e,t,n,r){var i=!!(e&1),a=!!(e&2),o=i&&a,s=!!(e&4),c=o?`both`:i?`in`:`out`,l,u=t.inert,d=t.style.overflow,f,p;function m(){return ct(()=>l??=n()(t,r?.()??{},{direction:c}))}var h={is_global:s,in(){if(t.inert=u,!i){p?.abort(),p?.reset?.();return}a||f?.abort(),f=wi(t,m(),p,1,()=>{yi(t,`introstart`)},()=>{yi(t,`introend`),f?.abort(),f=l=void 0,t.style.overflow=d})},out(e){if(!a){e?.(),l=void 0;return}t.inert=!0,p=wi(t,m(),f,0,()=>{yi(t,`outrostart`)},()=>{yi(t,`outroend`),e?.()})},stop:()=>{f?.abort(),p?.abort()}},g=V;if((g.nodes.t??=[]).push(h),i&&Gr){var _=s;if(!_){for(var v=g.parent;v&&v.f&65536;)for(;(v=v.parent)&&!(v.f&16););_=!v||!!(v.f&32768)}_&&wn(()=>{mr(()=>h.in())})}}function wi(e,t,n,r,i,a){var o=r===1,s=!1;if(d(t)){var c;return $e(()=>{s||(c=wi(e,t({direction:o?`in`:`out`}),n,r,i,a))}),{abort:()=>{s=!0,c?.abort()},deactivate:()=>c?.deactivate(),reset:()=>c?.reset(),t:()=>c?.t()??1-r}}if(n?.deactivate(),!t?.duration&&!t?.delay)return i(),a(),{abort:f,deactivate:f,reset:f,t:()=>r};let{delay:l=0,css:u,tick:p,easing:m=Si}=t;var h,g=()=>1-r;return $e(()=>{if(!s){var c=[];if(o&&n===void 0&&(p&&p(0,1),u)){var d=xi(u(0,1));c.push(d,d)}h=e.animate(c,{duration:l,fill:`forwards`}),h.onfinish=()=>{h.cancel(),i();var o=n?.t()??1-r;n?.abort();var s=r-o,c=t.duration*Math.abs(s),l=[];if(c>0){var d=!1;if(u)for(var f=Math.ceil(c/(1e3/60)),_=0;_<=f;_+=1){var v=o+s*m(_/f),y=xi(u(v,1-v));l.push(y),d||=y.overflow===`hidden`}d&&(e.style.overflow=`hidden`),g=()=>{var e=h.currentTime;return o+s*m(e/c)},p&&vi(()=>{if(h.playState!==`running`)return!1;var e=g();return p(e,1-e),!0})}h=e.animate(l,{duration:c,fill:`forwards`}),h.onfinish=()=>{g=()=>r,p?.(r,1-r),a()}}}}),{abort:()=>{s=!0,h&&(h.cancel(),h.effect=null,h.onfinish=f)},deactivate:()=>{a=f},reset:()=>{r===0&&p?.(1,0)},t:()=>g()}}function Ti(e,t,n,r,i,a){let o=E;E&&Oe();var s=null;E&&D.nodeType===1&&(s=D,Oe());var c=E?D:e,l=new Zr(c,!1);Dn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?xe:void 0;if(e===null){l.ensure(null,null),Kr(!0);return}return l.ensure(e,t=>{if(e){var n=E;if(s=E?s:fn(e,a),Lr(s,s),r){var i=null;E&&wr(e)&&s.append(i=document.createComment(``));var o=E?cn(s):s.appendChild(sn());E&&(o===null?Ee(!1):De(o)),r(s,o),i?.remove()}V.nodes.end=s,n||t.before(s)}E&&De(t)}),Kr(!0),()=>{e&&Kr(!1)}},te),bn(()=>{Kr(!0)}),o&&(Ee(!0),De(c))}function Ei(e,t){var n=void 0,r;On(()=>{n!==(n=t())&&(r&&=(Nn(r),null),n&&(r=kn(()=>{wn(()=>n(e))})))})}function Di(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Di(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Oi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Di(e))&&(r&&(r+=` `),r+=t);return r}function ki(e){return typeof e==`object`?Oi(e):e??``}var Ai=[...` 	
\r\f\xA0\v﻿`];function ji(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Ai.includes(r[o-1]))&&(s===r.length||Ai.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Mi(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Ni(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Pi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Ni)),i&&c.push(...Object.keys(i).map(Ni));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Ni(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Mi(r)),i&&(n+=Mi(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Fi(e,t,n,r,i,a){var o=e[pe];if(E||o!==n||o===void 0){var s=ji(n,r,a);(!E||s!==e.getAttribute(`class`))&&(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[pe]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ii(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Li(e,t,n,r){var i=e[me];if(E||i!==t){var a=Pi(t,r);(!E||a!==e.getAttribute(`style`))&&(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[me]=t}else r&&(Array.isArray(r)?(Ii(e,n?.[0],r[0]),Ii(e,n?.[1],r[1],`important`)):Ii(e,n,r));return r}function Ri(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function zi(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Bi(e,!n||`__value`in e))}function Bi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Wi(c);Ri(c,i?a.includes(l):en(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Vi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return we();for(var i of t.options)i.selected=n.includes(Wi(i));return}for(i of t.options)if(en(Wi(i),n)){i.selected=!0;return}(!r||n!==void 0)&&(t.selectedIndex=-1)}function Hi(e){var t=new MutationObserver(t=>{t.every(Gi)||(`__defaultValue`in e&&Bi(e,!1),`__value`in e&&Vi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),bn(()=>{t.disconnect()})}function Ui(e,t,n=t){var r=new WeakSet,i=!0;lt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Wi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Wi(o)}n(a),e.__value=a,M!==null&&r.add(M)}),wn(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(Vi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Wi(s),n(a))}e.__value=a,i=!1})}function Wi(e){return`__value`in e?e.__value:e.value}function Gi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Ki=Symbol(`class`),qi=Symbol(`style`),Ji=Symbol(`is custom element`),Yi=Symbol(`is html`),Xi=ve?`link`:`LINK`,Zi=ve?`input`:`INPUT`,Qi=ve?`option`:`OPTION`,$i=ve?`select`:`SELECT`,ea=ve?`progress`:`PROGRESS`;function ta(e){if(E){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;X(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;X(e,`checked`,null),e.checked=r}}};e[ge]=n,$e(n),st()}}function na(e,t){var n=aa(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===ea)&&(e.value=t??``)}function X(e,t,n,r){var i=aa(e);if(!(E&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Xi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[de]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&sa(e).has(t)?e[t]=n:(!E||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function ra(e,t,n,r,i=!1,a=!1){E&&i&&e.nodeName===Zi&&(`defaultValue`in n||`defaultChecked`in n||ta(e));var o=aa(e),s=o[Ji],c=!o[Yi];let l=E&&s;l&&Ee(!1);var u=t||{},d=e.nodeName===Qi,f=e.nodeName===$i;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=ki(n.class):(r||n[Ki])&&(n.class=null),n[qi]&&(n.style??=null);var m=sa(e);if(e.nodeName===Zi&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,X(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null){e.value=e.__value=``,u[i]=l;continue}if(i===`class`){Fi(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[Ki],n[Ki]),u[i]=l,u[Ki]=n[Ki];continue}if(i===`style`){Li(e,l,t?.[qi],n[qi]),u[i]=l,u[qi]=n[qi];continue}var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=_r(r);if(hr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)U(r,e,l),Ar([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Or(r,e,a,t)}}else if(i===`style`)X(e,i,l);else if(i===`autofocus`)at(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===ea)&&(e.value=l);else if(i===`selected`&&d)Ri(e,l);else{var y=i;c||(y=br(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=T)):typeof l!=`function`&&X(e,y,l,a)}}}}}finally{l&&Ee(!0)}return u}function ia(e,t,n=[],r=[],i=[],a,o=!1,s=!1){ut(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===$i,l=!1;if(On(()=>{var u=t(...n.map(H)),d=ra(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&zi(f,u.defaultValue),`value`in u&&Vi(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||Nn(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description===`@attach`&&(!r||p!==r[t])&&(i[t]&&Nn(i[t]),i[t]=kn(()=>Ei(e,()=>p))),d[t]=p}r=d}),c){var u=e;wn(()=>{var e=r;`defaultValue`in e&&zi(u,e.defaultValue),Vi(u,e.value,!0),Hi(u)})}l=!0})}function aa(e){return e[fe]??={[Ji]:e.nodeName.includes(`-`),[Yi]:e.namespaceURI===be}}var oa=new Map;function sa(e){var t=e.getAttribute(`is`)||e.nodeName,n=oa.get(t);if(n)return n;oa.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function ca(e,t,n=t){var r=new WeakSet;lt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=ua(e)?da(a):a,n(a),M!==null&&r.add(M),await dr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(E&&e.defaultValue!==e.value||mr(t)==null&&e.value)&&(n(ua(e)?da(e.value):e.value),M!==null&&r.add(M)),En(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}ua(e)&&n===da(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}function la(e,t,n=t){lt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(E&&e.defaultChecked!==e.checked||mr(t)==null)&&n(e.checked),En(()=>{e.checked=!!t()})}function ua(e){var t=e.type;return t===`number`||t===`range`}function da(e){return e===``?null:+e}function fa(e,t){return e===t||e?.[ce]===t}function pa(e=Ye(),t,n,r){var i=qe.r,a=V;return wn(()=>{var o,s;return En(()=>{o=s,s=r?.()||[],mr(()=>{fa(n(...s),e)||(t(e,...s),o&&fa(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&fa(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}var ma=!1;function ha(e){var t=ma;try{return ma=!1,[e(),ma]}finally{ma=t}}function ga(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=mt(r),H(u)):(l&&(l=!1,c=s?mr(r):r),c);let f;if(o){var p=ce in e||ue in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ha(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&He(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?mt:_t)(()=>(v=!1,g()));o&&H(y);var b=V;return(function(e,t){if(arguments.length>0){let n=t?H(y):i&&o?Qt(e):e;return P(y,n),v=!0,c!==void 0&&(c=n),e}return Hn&&v||b.f&16384?y.v:H(y)})}function _a(e){qe===null&&Fe(`onMount`),xn(()=>{let t=mr(e);if(typeof t==`function`)return t})}function va(e){qe===null&&Fe(`onDestroy`),_a(()=>()=>mr(e))}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var ya=class{#e=N(ba());get words(){return H(this.#e)}set words(e){P(this.#e,e)}constructor(){addEventListener(`hashchange`,()=>this.words=ba())}},ba=()=>location.hash.replace(/^#\/?/,``).split(`/`).filter(e=>e!==``).map(decodeURIComponent),xa=new ya,Sa=(...e)=>`#/${e.map(encodeURIComponent).join(`/`)}`;function Ca(...e){location.hash=Sa(...e)}var wa=(...e)=>new URL(Sa(...e),location.href).href,Ta=new class{#e=N();get game(){return H(this.#e)}set game(e){P(this.#e,e,!0)}#t=N();get at(){return H(this.#t)}set at(e){P(this.#t,e,!0)}open(e,t){this.game=e,this.at=t}close(){this.game=void 0,this.at=void 0}},Ea=`### Bello Divorum, in English. Keys are the ids of the code; the words are those of RULES.en.md.

## The shelf

bello-name = Bello Divorum
bello-subtitle = War of the Gods
bello-pitch = Two to six pantheons fight over sixty-one locations, without dice or secrets, while every great miracle hastens Doomsday.

## Kinds of location

bello-kind-temple = temple
bello-kind-city = city
bello-kind-field = field

## Pantheons

bello-pantheon-aztec = Aztec
bello-pantheon-mesopotamian = Mesopotamian
bello-pantheon-egyptian = Egyptian
bello-pantheon-shinto = Shinto
bello-pantheon-norse = Norse
bello-pantheon-greek = Greek

## Powers: names and card texts

bello-power-flower-war = Flower War
bello-power-flower-war-text = The first time you attack with 2 or more followers this turn, your strength is 1 higher.
bello-power-obsidian-harvest = Obsidian Harvest
bello-power-obsidian-harvest-text = You have 4 additional actions this turn.
bello-power-fifth-sun = Fifth Sun
bello-power-fifth-sun-text = Enemy locations next to yours, temples included, each lose 2 followers, or their only one. Chips stay.
bello-power-ziggurat = Ziggurat
bello-power-ziggurat-text = Mark 1 to 3 locations you control: until your next turn begins, their chips count 3 instead of 1 against attacks.
bello-power-deluge = Deluge
bello-power-deluge-text = Drown a city or field, at most 2 steps from a location you control, where a rival has a follower: everyone on it is removed, your own followers too. The chip stays.
bello-power-tablet-of-destinies = Tablet of Destinies
bello-power-tablet-of-destinies-text = Mark 1 or 2 temples or cities you do not control, anywhere. Until this turn ends you may claim them with a single follower, provided nobody controls them by then.
bello-power-gift-of-the-nile = Gift of the Nile
bello-power-gift-of-the-nile-text = Choose 1 or 2 fields you control where no follower stands: each receives 1 from your supply.
bello-power-weighing-of-hearts = Weighing of Hearts
bello-power-weighing-of-hearts-text = Until your next turn begins, every attack on a location of yours loses 2 of its followers before the fight: each attack, not just the first.
bello-power-wrath-of-sekhmet = Wrath of Sekhmet
bello-power-wrath-of-sekhmet-text = Strike 1 to 3 enemy temples or cities, anywhere: each loses 1 follower, if it has any, and sits out its controller's next Recruit Phase.
bello-power-inaris-foxes = Inari's Foxes
bello-power-inaris-foxes-text = This turn, 2 of your moves cost no action. Attacks always do.
bello-power-divine-wind = Divine Wind
bello-power-divine-wind-text = Choose an enemy city or field next to yours with at least one follower. Remove its chip, then drive out its followers one at a time, each to an adjacent location with room that is open to their owner. Those left with nowhere to go are lost.
bello-power-amaterasus-mirror = Amaterasu's Mirror
bello-power-amaterasus-mirror-text = Choose a destination with room, either controlled by you or uncontrolled and free of rivals. Then bring 1 to 4 of your followers there, one at a time, from anywhere else.
bello-power-longships = Longships
bello-power-longships-text = Once this turn, a single action takes 2 or 3 of your followers together from one location to another that is open to you and has room for them, 1 or 2 steps away over open ground.
bello-power-mjolnir = Mjölnir
bello-power-mjolnir-text = Hit an enemy city or field at most 2 steps from a location you control. Holding 2 followers or more, it loses 2 of them; holding fewer, it loses whatever it has, chip included.
bello-power-ragnarok = Ragnarök
bello-power-ragnarok-text = Remove every rival follower from the temples, the inner ring and the centre; chips stay, and so do your own followers. Then push the Doomsday token on by 0, 1 or 2 steps.
bello-power-hermes-sandals = Hermes' Sandals
bello-power-hermes-sandals-text = You have 1 additional action this turn. Also, once, one action lets a follower of yours fly to a location exactly 2 steps away that is open to you and has room, over anything in between.
bello-power-wooden-horse = Wooden Horse
bello-power-wooden-horse-text = Against your first attack this turn the chip counts 0. If the location falls, a single follower may claim it until the turn ends.
bello-power-thunderbolt = Thunderbolt
bello-power-thunderbolt-text = Strike an enemy city or field at any distance: remove its chip and every follower on it.

## Options

bello-option-doomsday = Doomsday
bello-option-doomsday-help = How many steps the Doomsday token takes to complete its circle: fewer steps, shorter war.
bello-option-powers = Powers
bello-option-powers-help = Whether the gods lend their powers.
bello-option-powers-on = on: one power of your pantheon may be used each turn
bello-option-powers-off = off: no Power Phase, and pantheons are only colours
bello-option-combat = Combat
bello-option-combat-help = What becomes of the attackers when a location falls.
bello-option-combat-exchange = exchange: followers fall one for one, and attackers left over hold the ground
bello-option-combat-literal = literal: every attacker is lost, even in victory
bello-option-sharing = Sharing
bello-option-sharing-help = Whether rivals may stand together on an uncontrolled location.
bello-option-sharing-share = share: rivals may stand side by side
bello-option-sharing-block = block: a rival's follower closes the location to you
bello-option-pantheons = Pantheons
bello-option-pantheons-help = How each player comes by a pantheon.
bello-option-pantheons-pick = pick: players choose, the last to play first
bello-option-pantheons-random = random: pantheons are dealt by lot
bello-option-pantheons-fixed = fixed: each corner has its own
bello-option-finale = Ending
bello-option-finale-help = What is still played once the Doomsday circle is complete.
bello-option-finale-turn = one more turn: the turn after the circle is complete is the last
bello-option-finale-now = this turn: the turn that completes the circle is the last
bello-option-chips = Chips
bello-option-chips-help = How many control chips each player owns.
bello-option-chips-totals = totals: 5 for temples, 11 for cities, 16 for fields
bello-option-chips-printed = printed: 12 for temples, 24 for cities, 16 for fields

## Refusals: why a move may not be played

bello-refusal-game-over = The game is over.
bello-refusal-not-now = This is not the moment for that.
bello-refusal-not-your-outcome = This draw is not for that seat.
bello-refusal-pantheon-taken = Another player already leads that pantheon.
bello-refusal-not-your-location = You do not control that location: followers are recruited only on your own.
bello-refusal-at-its-limit = That location has reached its limit: a temple recruits up to 3 followers, a city up to 2.
bello-refusal-plagued = That location is struck by Sekhmet's plague: it recruits nothing this time.
bello-refusal-no-temple = You control no temple, and only temples can pay for a power.
bello-refusal-temple-cannot-pay = One of your temples holds too few followers: each of them must pay the full cost.
bello-refusal-nothing-to-aim-at = Once paid for, this power would find nothing to act on.
bello-refusal-no-action-left = You have no action left for that; extra moves are good for moving only.
bello-refusal-no-follower-there = You have no follower there to set out.
bello-refusal-enemy-location = Another player controls that location: it can be attacked, but not entered.
bello-refusal-blocked-by-a-rival = A rival's follower stands there, and in this game rivals do not share a location.
bello-refusal-no-room = There is no room: a location holds at most 4 followers.
bello-refusal-uncontrolled = Nobody controls that location, so there is nothing to attack: you may only move in.
bello-refusal-own-location = You control that location: only an enemy's can be attacked.
bello-refusal-no-ship = You have no longship ready: Longships provides one for the turn, and it sails once.
bello-refusal-too-few-sailors = A longship carries 2 or 3 followers: that many of yours must stand where it sets out, and find room where it lands.
bello-refusal-out-of-sail = The longship cannot land there: it needs a location open to you with room for 2, at most 2 steps away over open ground.
bello-refusal-no-port = A longship setting out from there would find nowhere to land.
bello-refusal-no-sandals = You have no winged sandals ready: Hermes' Sandals provides them for the turn, and they fly once.
bello-refusal-out-of-flight = The flight cannot end there: it needs a location open to you with room for 1, exactly 2 steps away.
bello-refusal-no-perch = A follower flying from there would find nowhere to land.
bello-refusal-already-controlled = That location is already controlled: only an uncontrolled one can be claimed.
bello-refusal-too-few-to-claim = You have too few followers there: claiming takes 3 for a temple, 2 for a city, 1 for a field or a marked location.
bello-refusal-no-chip-left = You have no chip of that kind left in your supply.
bello-refusal-choose-first = Your power is waiting for another choice first.
bello-refusal-past-doomsday = The Doomsday circle does not have that many steps left.
bello-refusal-no-ziggurat-there = Ziggurat needs a location you control and have not marked yet.
bello-refusal-no-deluge-there = Deluge needs a city or field that holds a rival's follower, at most 2 steps from a location you control.
bello-refusal-no-decree-there = Tablet of Destinies needs a temple or city that you do not control and have not marked yet.
bello-refusal-no-gift-there = Gift of the Nile needs a field you control without any follower.
bello-refusal-no-plague-there = Wrath of Sekhmet needs an enemy temple or city that has not been struck yet.
bello-refusal-no-wind-there = Divine Wind needs an enemy city or field that holds a follower, next to a location you control.
bello-refusal-no-refuge-there = The wind cannot carry a follower there: it needs a location next to the one struck, open to the follower's owner, with room for 1.
bello-refusal-no-mirror-there = The mirror needs a destination with room that you control, or an uncontrolled one without rivals, and a follower of yours elsewhere.
bello-refusal-nobody-to-jump = The mirror needs another location where you have a follower.
bello-refusal-no-hammer-there = Mjölnir needs an enemy city or field at most 2 steps from a location you control.
bello-refusal-no-thunder-there = Thunderbolt needs an enemy city or field.

## Faults: what is wrong with a position

bello-fault-seat-beyond-the-table = A seat is named that is not at this table.
bello-fault-pieces-of-an-absent-seat = There are pieces of a seat that is not at this table.
bello-fault-off-the-board = Something stands off the board.
bello-fault-more-followers-than-a-player-has = A player has more than 30 followers on the board.
bello-fault-more-chips-than-a-player-has = A player has more chips of a kind on the board than there are.
bello-fault-two-chips-on-a-location = A location bears two chips.
bello-fault-more-than-four-on-a-location = A location holds more than 4 followers.
bello-fault-followers-miscounted = The followers of a location do not add up.
bello-fault-strangers-on-a-controlled-location = A controlled location holds followers of another player.
bello-fault-rivals-sharing-a-location = Rivals share a location, though this game does not allow it.
bello-fault-doom-out-of-step-with-the-round = The Doomsday token and the round do not agree.
bello-fault-ziggurats-misplaced = There are too many ziggurats, or one outside the Mesopotamian's locations.
bello-fault-plagues-misplaced = There are too many plagues, or one outside the controlled temples and cities.
bello-fault-decrees-out-of-turn = There are too many decrees, or some outside the Mesopotamian's turn.
bello-fault-horses-out-of-turn = There is more than one wooden horse, or one outside the Greek's turn.
bello-fault-hearts-without-the-egyptian = Hearts are being weighed, but nobody leads the Egyptian pantheon.
bello-fault-actions-out-of-phase = There are actions or extra moves that this moment does not allow.
bello-fault-pantheons-not-different = Two players lead the same pantheon, or one leads none.
bello-fault-nothing-to-decide = The game waits for a decision that nobody has to take.

## Endings: why the game is over

bello-ending-doomsday = the Doomsday circle is complete
bello-ending-elimination = no rival is left

## Phases: what is to be done now

bello-phase-first = The first player is being drawn.
bello-phase-deal = The pantheons are being dealt.
bello-phase-pantheon = { $player }: choose your pantheon.
bello-phase-turn = { $player }: your turn begins.
bello-phase-recruit = { $player }: your supply is short; choose where the next follower goes.
bello-phase-power = { $player }: use a power, or pass.
bello-phase-target = { $player }: choose a location for your power.
bello-phase-to = { $player }: choose where your power sends followers.
bello-phase-doom = { $player }: choose how many more steps Doomsday comes closer.
bello-phase-action =
    { $player }: move, attack, or end your actions ({ $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $moves ->
        [0] { "" }
        [one] { " " }and { $moves } extra move
       *[other] { " " }and { $moves } extra moves
    } left).
bello-phase-sail = { $player }: choose where your longship lands.
bello-phase-count = { $player }: choose how many followers sail.
bello-phase-fly = { $player }: choose where your follower lands.
bello-phase-control = { $player }: claim a location, or end your turn.
bello-phase-over = The game is over.

## Moves: what a legal move means

bello-move-move = Move a follower from { $from } to { $to }
bello-move-attack = Attack { $to } with all your followers on { $from }
bello-move-sail = Send a longship from { $cell }
bello-move-fly = Let a follower fly from { $cell }
bello-move-to = Choose { $cell } as the destination
bello-move-count =
    { $number ->
        [one] Put { $number } follower aboard
       *[other] Put { $number } followers aboard
    }
bello-move-target = Choose { $cell } for your power
bello-move-doom =
    { $number ->
        [0] Leave the Doomsday token where it is
        [one] Move the Doomsday token { $number } step further
       *[other] Move the Doomsday token { $number } steps further
    }
bello-move-done = Make no further choice
bello-move-claim = Claim { $cell }
bello-move-recruit = Place a follower on { $cell }
bello-move-pantheon = Lead the { $pantheon } pantheon
bello-move-power =
    { $cost ->
        [one] Use { $power }, for { $cost } follower from each of your temples
       *[other] Use { $power }, for { $cost } followers from each of your temples and a step of Doomsday
    }
bello-move-pass = Use no power
bello-move-end = End this phase
bello-move-first = { $player } plays first
bello-move-deal = { $player } receives the { $pantheon } pantheon

## Events: what happened

bello-event-move = { $player } moves a follower from { $from } to { $to }.
bello-event-attack =
    { $player } attacks { $to } ({ $defender }) from { $from } with { $attackers ->
        [one] { $attackers } follower
       *[other] { $attackers } followers
    }: { $outcome ->
        [fell] { $to } falls
       *[held] { $to } holds
    }. Followers lost: { $lost } attacking, { $killed } defending.
bello-event-sail = { $player } readies a longship in { $cell }.
bello-event-fly = { $player } sends a follower flying from { $cell }.
bello-event-to = { $player } chooses { $cell } as the destination.
bello-event-count =
    { $number ->
        [one] { $player } lands { $number } follower.
       *[other] { $player } lands { $number } followers.
    }
bello-event-target = { $power }: { $player } chooses { $cell }.
bello-event-doom =
    { $number ->
        [0] { $player } leaves the Doomsday token where it is.
        [one] { $player } moves the Doomsday token { $number } step further.
       *[other] { $player } moves the Doomsday token { $number } steps further.
    }
bello-event-done = { $player } makes no further choice.
bello-event-claim = { $player } claims { $cell }.
bello-event-recruit = { $player } places a follower on { $cell }.
bello-event-pantheon = { $player } chooses the { $pantheon } pantheon.
bello-event-power =
    { $cost ->
        [one] { $player } uses { $power }: each temple pays { $cost } follower.
       *[other] { $player } uses { $power }: each temple pays { $cost } followers, and Doomsday stands at { $doom }.
    }
bello-event-pass = { $player } uses no power.
bello-event-end-actions = { $player } ends the Action Phase.
bello-event-end-turn = { $player } ends the turn.
bello-event-first = { $player } is drawn to play first.
bello-event-deal = { $player } receives the { $pantheon } pantheon.
bello-event-turn = { $player } begins a turn (round { $round }).
bello-event-final-turn = { $player } begins the final turn (round { $round }).
bello-event-recruits =
    { $number ->
        [one] { $player } recruits { $number } follower.
       *[other] { $player } recruits { $number } followers.
    }
bello-event-losses = { $player } loses { $followers ->
    [0] no follower
    [one] 1 follower
   *[other] { $followers } followers
}{ $chips ->
    [0] {""}
    [one] {" "}and a chip
   *[other] {" "}and { $chips } chips
}.
bello-event-extra-recruits = { $player } recruits { $number ->
    [one] 1 follower
   *[other] { $number } followers
} in an extra Recruit Phase.
bello-event-round-end = Round { $round } ends: Doomsday stands at { $doom } of { $of }.
bello-event-over =
    The war is over: { $reason ->
        [doomsday] { bello-ending-doomsday }
        [elimination] { bello-ending-elimination }
       *[other] { $reason }
    }.

## Tallies: what a seat owns

bello-tally-pantheon = Pantheon
bello-tally-points = Faith Points
bello-tally-supply = Followers in supply
bello-tally-followers = Followers on the board
bello-tally-temple-chips = Temple chips in supply
bello-tally-city-chips = City chips in supply
bello-tally-field-chips = Field chips in supply
bello-tally-temples = Temples
bello-tally-cities = Cities
bello-tally-fields = Fields
`,Da=`### The house, in English: what every game shares.

## Seats and players

house-seat = { $number } ({ $name })
house-nature = Nature
house-bot-random = random
house-bot-greedy = greedy
house-bot-human = human

## Taking a move back

house-undo-nothing-to-take-back = There is nothing to take back.
house-undo-nature-has-acted = A draw has been made since, and draws are not taken back.
house-undo-another-player-has-acted = Another player has acted since.

## Playing in the terminal

house-play-welcome =
    { $players ->
        [one] { $game }, for { $players } player. Type \`?\` to see what may be played.
       *[other] { $game }, for { $players } players. Type \`?\` to see what may be played.
    }
house-play-prompt = { $player }, your move:
house-play-help =
    Type a move, such as \`move e1 e2\`, or its number in the list of legal moves.
    \`?\`          the legal moves and what they mean
    \`? WORD\`     only those that begin with WORD
    \`board\`      the board
    \`undo\`       take back the last move
    \`save FILE\`  save the game
    \`rules ID\`   a paragraph of the rules
    \`quit\`       leave the game
house-play-legal-title = Legal moves
house-play-unknown = That is not understood. { $detail }
house-play-refused = { $move } cannot be played. { $why } ({ $paragraph })
house-play-undone = Taken back: { $move }
house-play-saved = The game is saved in { $file }.
house-play-resume-hint = To take it up again: { $command }
house-play-bot-thinks = { $player } is thinking…
house-play-quit = The game stops here.

## Results

house-result-title = Result
house-result-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
house-result-points = Points
house-result-rank = Rank
house-result-payoff = Payoff

## Dice and records

house-commitment = The dice are promised by { $hash }
house-seed = The dice came from the seed { $seed }
house-verify-fair =
    { $plies ->
        [one] The record holds: { $plies } ply replayed, and every draw follows from the seed.
       *[other] The record holds: { $plies } plies replayed, and every draw follows from the seed.
    }
house-verify-unrevealed =
    { $plies ->
        [one] The record holds: { $plies } ply replayed. The seed is not revealed, so the draws cannot be checked.
       *[other] The record holds: { $plies } plies replayed. The seed is not revealed, so the draws cannot be checked.
    }
house-verify-result = Result: { $reason }; points: { $scores }

## Simulations

house-simulate-title =
    { $games ->
        [one] { $game }, { $players } players: { $games } game, seed { $seed }
       *[other] { $game }, { $players } players: { $games } games, seed { $seed }
    }
house-simulate-seat = Seat
house-simulate-bot = Player
house-simulate-wins = Wins
house-simulate-interval = 95% interval
house-simulate-payoff = Mean payoff
house-simulate-points = Mean points
house-simulate-pantheon = Pantheon
house-simulate-length = Length: { NUMBER($mean, maximumFractionDigits: 1) } plies on average, from { $least } to { $most }
house-simulate-endings = Endings:
house-simulate-speed = { $decisions } decisions in { NUMBER($seconds, maximumFractionDigits: 2) } s: { NUMBER($rate, maximumFractionDigits: 0) } per second
house-progress-games = Games played

## The shelf

house-games-title = Games
house-games-players = Players
house-games-options = Options
house-games-sentence = In a sentence

## Checking scenarios

house-check-passed =
    { $scenarios ->
        [one] { $scenarios } scenario holds
       *[other] { $scenarios } scenarios hold
    } ({ $files ->
        [one] { $files } file
       *[other] { $files } files
    }).
house-check-failed =
    { $differences ->
        [one] { $differences } difference.
       *[other] { $differences } differences.
    }
house-check-expected = expected
house-check-actual = actual

## Preparing, and what can go wrong

house-warm = Preparing { $game }: this happens once.
house-error-no-gpu = No CUDA device can be used here.
house-error-language = The house does not speak { $language }; it speaks { $known }.
house-error-file = { $file }: { $detail }
house-error-paragraph = The rules of { $game } have no paragraph { $paragraph }.
`,Oa=`### The browser, in English: what only a screen says.

## The house

web-title = Theomachy
web-title-your-turn = ● Your turn – Theomachy
web-tools = Tools
web-loading = One moment…
web-close = Close
web-language = Language
web-language-en = English
web-language-fr = Français
web-rules = Rules
web-rules-of = { $game }: the rules

## Settings

web-settings = Settings and keys
web-name = Your name
web-guest = Guest
web-theme = Light and dark
web-theme-auto = Light or dark as your device
web-theme-light = Parchment (light)
web-theme-dark = Night (dark)
web-motion = Movement
web-motion-auto = as your device wishes
web-motion-fast = quick
web-motion-slow = slow
web-motion-off = none
web-mute = No sounds
web-sound-on = Sounds are on
web-sound-off = Sounds are off

## Keys

web-keys = On the keyboard
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = from location to location, once the board is reached with Tab
web-key-n = n
web-key-n-does = to the next lit location
web-key-enter = Enter
web-key-enter-does = choose it
web-key-escape = Esc
web-key-escape-does = choose nothing, close what is open
web-key-e = e
web-key-e-does = end, pass, or choose no more
web-key-u = u
web-key-u-does = take the last move back
web-key-help = ?
web-key-help-does = this sheet

## The shelf

web-shelf-title = Board games of warring gods
web-players-range = { $fewest } to { $most } players
web-play = Play
web-my-tables = Your tables
web-table-waiting = waiting for players
web-table-running = in play
web-table-over = over

## A new table

web-new-table = { $game }: a new table
web-seats = Seats
web-players = Players
web-player = Player
web-seat-kind = Seat { $number }: who plays?
web-seat-name = Seat { $number }: name
web-seat-bot = Seat { $number }: level of the bot
web-seat-me = me
web-seat-bot-kind = a bot
web-seat-open = a friend, by link
web-seat-open-help = You will get a link to send.
web-bot-name-1 = Talos
web-bot-name-2 = Galatea
web-bot-name-3 = Pandora
web-bot-name-4 = Golem
web-bot-name-5 = Enkidu
web-bot-name-6 = Tyche
web-options = Options
web-start = Start

## Joining

web-join-title = A seat is kept for you
web-join = Sit down
web-invites = Invite your friends
web-invites-help = Each link is good for one seat. The game begins when everybody sits.
web-invite-seat = Seat { $number }
web-spectators = Let others watch
web-spectator-link = Link for spectators
web-copy = Copy
web-copy-of = Copy: { $what }
web-copied = Copied

## At the table

web-status-waiting = Waiting until every seat is taken.
web-board = The board
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-fit = The whole board
web-moves = What you can do
web-undo = Take back
web-unchoose = Choose another
web-you = you
web-present = here
web-away = away
web-to-move = to move
web-tabs = Panels
web-tab-powers = Powers
web-tab-players = Players
web-tab-log = Log
web-log = What happened
web-log-undo = { $player } takes the last move back.
web-look-there = Look at the board as it was then

## Refusals and the connection

web-stale = Too late: the board has changed meanwhile. Here is how it stands now.
web-refusal-other = That cannot be done here ({ $reason }).
web-problem-malformed = That move does not exist.
web-problem-too-fast = Too fast: please wait a moment.
web-problem-not-your-turn = It is not your turn.
web-problem-gone = This table does not exist any more.
web-link-connecting = Going to the table…
web-link-live = Connected.
web-link-lost = The connection is lost. Trying again…
web-link-queued = Your move will be sent as soon as it is back.
web-failure-unreachable = The server does not answer.
web-failure-unknown = There is no such table or invitation.
web-failure-wrong = The server did not understand that wish.
web-failure-busy = The server is busy. Please try again.
web-failure-gone = There is no such table.
web-failure-other = That did not work ({ $reason }).

## Replays and results

web-looking-back = Looking back
web-return = Back to the game
web-replay-of = { $game }: replay
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-slider = Move shown
web-replay-ply = { $ply } of { $plies }
web-to-the-table = To the table
web-score-line =
    { $points ->
        [one] { $number } → { $points } point
       *[other] { $number } → { $points } points
    }
web-verify = Were the draws fair?
web-verify-help = The seed was promised before the first draw and is shown now. Save the record and check it with “theomachy verify”.
web-record = Save the record
web-see-replay = Look at the replay
web-again = Play again

## Bello Divorum

web-bello-phases = Phases of a turn
web-bello-phase-recruit = Recruit
web-bello-phase-power = Power
web-bello-phase-action = Action
web-bello-phase-control = Control
web-bello-doom = Doomsday { $doom } / { $of }
web-bello-doom-help = How far the Doomsday token has come on its circle
web-bello-round = Round { $round }
web-bello-powers-of = { $pantheon } powers
web-bello-cost =
    { $cost ->
        [one] Costs { $cost } follower from each temple
       *[other] Costs { $cost } followers from each temple and a step of Doomsday
    }
web-bello-controlled = controlled by { $player }
web-bello-followers =
    { $number ->
        [one] { $number } follower
       *[other] { $number } followers
    }
web-bello-followers-of =
    { $number ->
        [one] { $number } follower of { $player }
       *[other] { $number } followers of { $player }
    }
web-bello-marker-ziggurat = ziggurat
web-bello-marker-plague = plague
web-bello-marker-decree = decree
web-bello-marker-horse = wooden horse
web-bello-lit = can be chosen
web-bello-not-next-to-it = That location is not next to the one you have chosen.
web-bello-field-recruits-nothing = Fields recruit nothing.
`,ka=`### Bello Divorum, en français. Les clés sont les ids du code\xA0; les mots sont ceux de RULES.fr.md.

## L’étagère

bello-name = Bello Divorum
bello-subtitle = La guerre des dieux
bello-pitch = De deux à six panthéons se disputent soixante et un lieux, sans dés ni secrets, et chaque grand miracle rapproche la Fin des temps.

## Types de lieux

bello-kind-temple = temple
bello-kind-city = cité
bello-kind-field = champ

## Panthéons

bello-pantheon-aztec = aztèque
bello-pantheon-mesopotamian = mésopotamien
bello-pantheon-egyptian = égyptien
bello-pantheon-shinto = shinto
bello-pantheon-norse = nordique
bello-pantheon-greek = grec

## Pouvoirs\xA0: noms et textes des cartes

bello-power-flower-war = Guerre fleurie
bello-power-flower-war-text = La première fois, ce tour-ci, que vous attaquez avec 2 fidèles ou plus, votre force augmente de 1.
bello-power-obsidian-harvest = Moisson d’obsidienne
bello-power-obsidian-harvest-text = Vous disposez ce tour-ci de 4 actions supplémentaires.
bello-power-fifth-sun = Cinquième Soleil
bello-power-fifth-sun-text = Les lieux ennemis voisins des vôtres, temples compris, perdent chacun 2 fidèles, ou le seul qu’ils aient. Les jetons restent.
bello-power-ziggurat = Ziggourat
bello-power-ziggurat-text = Marquez de 1 à 3 lieux que vous contrôlez\xA0: jusqu’au début de votre prochain tour, leurs jetons valent 3 au lieu de 1 contre les attaques.
bello-power-deluge = Déluge
bello-power-deluge-text = Noyez une cité ou un champ, à 2 cases au plus d’un lieu que vous contrôlez, où un rival a un fidèle\xA0: tous ceux qui s’y tiennent sont retirés, même les vôtres. Le jeton reste.
bello-power-tablet-of-destinies = Tablette des Destins
bello-power-tablet-of-destinies-text = Marquez 1 ou 2 temples ou cités que vous ne contrôlez pas, où que ce soit. Jusqu’à la fin de ce tour, vous pouvez vous en emparer avec un seul fidèle, pourvu que personne ne les contrôle à ce moment-là.
bello-power-gift-of-the-nile = Don du Nil
bello-power-gift-of-the-nile-text = Choisissez 1 ou 2 champs que vous contrôlez et où ne se tient aucun fidèle\xA0: chacun en reçoit 1 de votre réserve.
bello-power-weighing-of-hearts = Pesée des cœurs
bello-power-weighing-of-hearts-text = Jusqu’au début de votre prochain tour, toute attaque contre un de vos lieux perd 2 de ses fidèles avant le combat\xA0: chaque attaque, et non la première seulement.
bello-power-wrath-of-sekhmet = Colère de Sekhmet
bello-power-wrath-of-sekhmet-text = Frappez de 1 à 3 temples ou cités ennemis, où qu’ils soient\xA0: chacun perd 1 fidèle, s’il en a, et ne recrute pas lors de la prochaine phase de recrutement de qui le contrôle.
bello-power-inaris-foxes = Renards d’Inari
bello-power-inaris-foxes-text = Ce tour-ci, 2 de vos déplacements ne coûtent pas d’action. Les attaques en coûtent toujours une.
bello-power-divine-wind = Vent divin
bello-power-divine-wind-text = Choisissez une cité ou un champ ennemi, voisin d’un de vos lieux, où se tient au moins un fidèle. Retirez son jeton, puis chassez ses fidèles un par un, chacun vers un lieu voisin qui a de la place et qui est ouvert à leur propriétaire. Ceux qui n’ont nulle part où aller sont perdus.
bello-power-amaterasus-mirror = Miroir d’Amaterasu
bello-power-amaterasus-mirror-text = Choisissez une destination qui a de la place et que vous contrôlez, ou qui est non contrôlée et sans rival. Faites-y venir ensuite de 1 à 4 de vos fidèles, un par un, depuis n’importe quel autre lieu.
bello-power-longships = Drakkars
bello-power-longships-text = Une fois ce tour-ci, une seule action emmène ensemble 2 ou 3 de vos fidèles d’un lieu à un autre qui vous est ouvert et qui a de la place pour eux, à 1 ou 2 pas, par des lieux ouverts.
bello-power-mjolnir = Mjöllnir
bello-power-mjolnir-text = Frappez une cité ou un champ ennemi, à 2 cases au plus d’un lieu que vous contrôlez. Avec 2 fidèles ou plus, ce lieu en perd 2\xA0; avec moins, il perd tout ce qu’il a, jeton compris.
bello-power-ragnarok = Ragnarök
bello-power-ragnarok-text = Retirez tous les fidèles de vos rivaux des temples, de l’anneau intérieur et du centre\xA0; les jetons restent, vos propres fidèles aussi. Poussez ensuite le jeton de la Fin des temps de 0, 1 ou 2 pas.
bello-power-hermes-sandals = Sandales d’Hermès
bello-power-hermes-sandals-text = Vous disposez ce tour-ci de 1 action supplémentaire. De plus, une fois, une action permet à un de vos fidèles de voler, par-dessus n’importe quoi, vers un lieu à exactement 2 cases qui vous est ouvert et qui a de la place.
bello-power-wooden-horse = Cheval de bois
bello-power-wooden-horse-text = Contre votre première attaque de ce tour, le jeton vaut 0. Si le lieu tombe, un seul fidèle peut s’en emparer jusqu’à la fin du tour.
bello-power-thunderbolt = Foudre de Zeus
bello-power-thunderbolt-text = Frappez une cité ou un champ ennemi, à n’importe quelle distance\xA0: retirez son jeton et tous les fidèles qui s’y tiennent.

## Options

bello-option-doomsday = Fin des temps
bello-option-doomsday-help = Le nombre de pas du cercle que parcourt le jeton de la Fin des temps\xA0: moins il y en a, plus la guerre est courte.
bello-option-powers = Pouvoirs
bello-option-powers-help = Les dieux prêtent-ils leurs pouvoirs\xA0?
bello-option-powers-on = avec\xA0: à chaque tour, on peut utiliser un pouvoir de son panthéon
bello-option-powers-off = sans\xA0: pas de phase de pouvoir, les panthéons ne sont que des couleurs
bello-option-combat = Combat
bello-option-combat-help = Ce que deviennent les attaquants quand un lieu tombe.
bello-option-combat-exchange = échange\xA0: les fidèles tombent un pour un, et les attaquants qui restent tiennent la place
bello-option-combat-literal = littéral\xA0: tous les attaquants sont perdus, même dans la victoire
bello-option-sharing = Cohabitation
bello-option-sharing-help = Des rivaux peuvent-ils se tenir ensemble sur un lieu non contrôlé\xA0?
bello-option-sharing-share = permise\xA0: les rivaux peuvent se tenir côte à côte
bello-option-sharing-block = interdite\xA0: un fidèle d’un rival vous ferme le lieu
bello-option-pantheons = Panthéons
bello-option-pantheons-help = Comment chacun obtient son panthéon.
bello-option-pantheons-pick = au choix\xA0: chacun choisit, en commençant par qui jouera en dernier
bello-option-pantheons-random = au hasard\xA0: les panthéons sont tirés au sort
bello-option-pantheons-fixed = fixes\xA0: chaque coin a le sien
bello-option-finale = Fin
bello-option-finale-help = Ce qui se joue encore quand le cercle de la Fin des temps est complet.
bello-option-finale-turn = encore un tour\xA0: le tour qui suit la fermeture du cercle est le dernier
bello-option-finale-now = tour en cours\xA0: le tour qui ferme le cercle est le dernier
bello-option-chips = Jetons
bello-option-chips-help = Le nombre de jetons de contrôle que possède chacun.
bello-option-chips-totals = totaux\xA0: 5 de temple, 11 de cité, 16 de champ
bello-option-chips-printed = nombres imprimés\xA0: 12 de temple, 24 de cité, 16 de champ

## Refus\xA0: pourquoi un coup ne peut pas être joué

bello-refusal-game-over = La partie est terminée.
bello-refusal-not-now = Ce n’est pas le moment.
bello-refusal-not-your-outcome = Ce tirage n’est pas pour cette place.
bello-refusal-pantheon-taken = Quelqu’un mène déjà ce panthéon.
bello-refusal-not-your-location = Vous ne contrôlez pas ce lieu\xA0: on ne recrute que chez soi.
bello-refusal-at-its-limit = Ce lieu a atteint sa limite\xA0: un temple recrute jusqu’à 3 fidèles, une cité jusqu’à 2.
bello-refusal-plagued = Ce lieu est frappé par le fléau de Sekhmet\xA0: il ne recrute pas cette fois-ci.
bello-refusal-no-temple = Vous ne contrôlez aucun temple, et seuls les temples paient les pouvoirs.
bello-refusal-temple-cannot-pay = Un de vos temples porte trop peu de fidèles\xA0: chacun d’eux doit payer le coût entier.
bello-refusal-nothing-to-aim-at = Le prix une fois payé, ce pouvoir n’aurait rien sur quoi agir.
bello-refusal-no-action-left = Il ne vous reste pas d’action pour cela\xA0; les déplacements supplémentaires ne servent qu’à se déplacer.
bello-refusal-no-follower-there = Vous n’avez là aucun fidèle qui puisse partir.
bello-refusal-enemy-location = Ce lieu est contrôlé par un autre joueur\xA0: on peut l’attaquer, mais pas y entrer.
bello-refusal-blocked-by-a-rival = Un fidèle d’un rival s’y tient, et dans cette partie les rivaux ne partagent pas un lieu.
bello-refusal-no-room = Il n’y a plus de place\xA0: un lieu accueille au plus 4 fidèles.
bello-refusal-uncontrolled = Personne ne contrôle ce lieu, il n’y a donc rien à attaquer\xA0: on ne peut qu’y entrer.
bello-refusal-own-location = Vous contrôlez ce lieu\xA0: on n’attaque que les lieux ennemis.
bello-refusal-no-ship = Vous n’avez pas de drakkar prêt à partir\xA0: les Drakkars en donnent un pour le tour, et il ne navigue qu’une fois.
bello-refusal-too-few-sailors = Un drakkar emporte 2 ou 3 fidèles\xA0: il vous en faut autant là d’où il part, et de la place pour eux là où il arrive.
bello-refusal-out-of-sail = Le drakkar ne peut pas y aborder\xA0: il lui faut un lieu qui vous soit ouvert et ait de la place pour 2, à 2 pas au plus par des lieux ouverts.
bello-refusal-no-port = Un drakkar parti de là n’aurait nulle part où aborder.
bello-refusal-no-sandals = Vous n’avez pas de sandales ailées\xA0: les Sandales d’Hermès les donnent pour le tour, et elles ne volent qu’une fois.
bello-refusal-out-of-flight = Le vol ne peut pas s’achever là\xA0: il lui faut un lieu qui vous soit ouvert et ait de la place pour 1, à exactement 2 cases.
bello-refusal-no-perch = Un fidèle envolé de là n’aurait nulle part où se poser.
bello-refusal-already-controlled = Ce lieu est déjà contrôlé\xA0: on ne s’empare que d’un lieu non contrôlé.
bello-refusal-too-few-to-claim = Vous y avez trop peu de fidèles\xA0: il en faut 3 pour un temple, 2 pour une cité, 1 pour un champ ou un lieu marqué.
bello-refusal-no-chip-left = Vous n’avez plus de jeton de ce type en réserve.
bello-refusal-choose-first = Votre pouvoir attend d’abord un autre choix.
bello-refusal-past-doomsday = Il ne reste pas autant de pas dans le cercle de la Fin des temps.
bello-refusal-no-ziggurat-there = La Ziggourat demande un lieu que vous contrôlez et que vous n’avez pas encore marqué.
bello-refusal-no-deluge-there = Le Déluge demande une cité ou un champ portant un fidèle d’un rival, à 2 cases au plus d’un lieu que vous contrôlez.
bello-refusal-no-decree-there = La Tablette des Destins demande un temple ou une cité que vous ne contrôlez pas et qui ne porte pas encore votre décret.
bello-refusal-no-gift-there = Le Don du Nil demande un champ que vous contrôlez, sans aucun fidèle.
bello-refusal-no-plague-there = La Colère de Sekhmet demande un temple ennemi ou une cité ennemie qui ne soit pas déjà frappé par le fléau.
bello-refusal-no-wind-there = Le Vent divin demande une cité ou un champ ennemi portant un fidèle, voisin d’un lieu que vous contrôlez.
bello-refusal-no-refuge-there = Le vent ne peut porter aucun fidèle là-bas\xA0: il faut un lieu voisin du lieu frappé, ouvert à leur propriétaire, avec de la place pour 1.
bello-refusal-no-mirror-there = Le miroir demande une destination qui ait de la place et que vous contrôliez, ou qui soit non contrôlée et sans rival, et un de vos fidèles ailleurs.
bello-refusal-nobody-to-jump = Le miroir demande un autre lieu où vous ayez un fidèle.
bello-refusal-no-hammer-there = Mjöllnir demande une cité ou un champ ennemi, à 2 cases au plus d’un lieu que vous contrôlez.
bello-refusal-no-thunder-there = La Foudre de Zeus demande une cité ou un champ ennemi.

## Défauts\xA0: ce qui ne va pas dans une position

bello-fault-seat-beyond-the-table = Une place est nommée qui n’est pas à cette table.
bello-fault-pieces-of-an-absent-seat = Il y a des pièces d’une place qui n’est pas à cette table.
bello-fault-off-the-board = Quelque chose se trouve hors du plateau.
bello-fault-more-followers-than-a-player-has = Un joueur a plus de 30 fidèles sur le plateau.
bello-fault-more-chips-than-a-player-has = Un joueur a sur le plateau plus de jetons d’un type qu’il n’en existe.
bello-fault-two-chips-on-a-location = Un lieu porte deux jetons.
bello-fault-more-than-four-on-a-location = Un lieu porte plus de 4 fidèles.
bello-fault-followers-miscounted = Le compte des fidèles d’un lieu n’est pas juste.
bello-fault-strangers-on-a-controlled-location = Un lieu contrôlé porte des fidèles d’un autre joueur.
bello-fault-rivals-sharing-a-location = Des rivaux partagent un lieu, ce que cette partie ne permet pas.
bello-fault-doom-out-of-step-with-the-round = Le jeton de la Fin des temps et la manche ne s’accordent pas.
bello-fault-ziggurats-misplaced = Il y a trop de ziggourats, ou l’une d’elles hors des lieux du Mésopotamien.
bello-fault-plagues-misplaced = Il y a trop de fléaux, ou l’un d’eux hors des temples et cités contrôlés.
bello-fault-decrees-out-of-turn = Il y a trop de décrets, ou il y en a hors du tour du Mésopotamien.
bello-fault-horses-out-of-turn = Il y a plus d’un cheval de bois, ou il y en a un hors du tour du Grec.
bello-fault-hearts-without-the-egyptian = On pèse les cœurs, mais personne ne mène le panthéon égyptien.
bello-fault-actions-out-of-phase = Il y a des actions ou des déplacements supplémentaires que ce moment ne permet pas.
bello-fault-pantheons-not-different = Deux joueurs mènent le même panthéon, ou l’un d’eux n’en mène aucun.
bello-fault-nothing-to-decide = La partie attend une décision que personne n’a à prendre.

## Fins\xA0: pourquoi la partie est terminée

bello-ending-doomsday = le cercle de la Fin des temps est complet
bello-ending-elimination = il ne reste aucun rival

## Phases\xA0: ce qu’il y a à faire maintenant

bello-phase-first = On tire au sort qui commence.
bello-phase-deal = On distribue les panthéons.
bello-phase-pantheon = { $player }\xA0: choisissez votre panthéon.
bello-phase-turn = { $player }\xA0: votre tour commence.
bello-phase-recruit = { $player }\xA0: votre réserve ne suffit pas\xA0; choisissez où va le prochain fidèle.
bello-phase-power = { $player }\xA0: utilisez un pouvoir, ou passez.
bello-phase-target = { $player }\xA0: choisissez un lieu pour votre pouvoir.
bello-phase-to = { $player }\xA0: choisissez où votre pouvoir envoie des fidèles.
bello-phase-doom = { $player }\xA0: choisissez de combien de pas encore la Fin des temps se rapproche.
bello-phase-action =
    { $player }\xA0: déplacez, attaquez ou terminez vos actions (il reste { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $moves ->
        [0] { "" }
        [one] { " " }et { $moves } déplacement supplémentaire
       *[other] { " " }et { $moves } déplacements supplémentaires
    }).
bello-phase-sail = { $player }\xA0: choisissez où aborde votre drakkar.
bello-phase-count = { $player }\xA0: choisissez combien de fidèles embarquent.
bello-phase-fly = { $player }\xA0: choisissez où se pose votre fidèle.
bello-phase-control = { $player }\xA0: emparez-vous d’un lieu, ou terminez votre tour.
bello-phase-over = La partie est terminée.

## Coups\xA0: ce que veut dire un coup permis

bello-move-move = Déplacer un fidèle de { $from } vers { $to }
bello-move-attack = Attaquer { $to } avec tous vos fidèles de { $from }
bello-move-sail = Faire partir un drakkar de { $cell }
bello-move-fly = Faire voler un fidèle depuis { $cell }
bello-move-to = Choisir { $cell } comme destination
bello-move-count =
    { $number ->
        [one] Embarquer { $number } fidèle
       *[other] Embarquer { $number } fidèles
    }
bello-move-target = Choisir { $cell } pour votre pouvoir
bello-move-doom =
    { $number ->
        [0] Laisser le jeton de la Fin des temps où il est
       *[other] Avancer encore le jeton de la Fin des temps de { $number } pas
    }
bello-move-done = Ne plus rien choisir
bello-move-claim = S’emparer de { $cell }
bello-move-recruit = Placer un fidèle en { $cell }
bello-move-pantheon = Mener le panthéon { $pantheon }
bello-move-power =
    { $cost ->
        [one] Utiliser «\xA0{ $power }\xA0», pour { $cost } fidèle de chacun de vos temples
       *[other] Utiliser «\xA0{ $power }\xA0», pour { $cost } fidèles de chacun de vos temples et un pas de la Fin des temps
    }
bello-move-pass = N’utiliser aucun pouvoir
bello-move-end = Terminer cette phase
bello-move-first = { $player } commence
bello-move-deal = { $player } reçoit le panthéon { $pantheon }

## Événements\xA0: ce qui s’est passé

bello-event-move = { $player } déplace un fidèle de { $from } vers { $to }.
bello-event-attack =
    { $player } attaque { $to } ({ $defender }) depuis { $from } avec { $attackers ->
        [one] { $attackers } fidèle
       *[other] { $attackers } fidèles
    }\xA0: { $outcome ->
        [fell] { $to } tombe
       *[held] { $to } tient bon
    }. Fidèles perdus\xA0: { $lost } à l’attaque, { $killed } en défense.
bello-event-sail = { $player } apprête un drakkar en { $cell }.
bello-event-fly = { $player } fait s’envoler un fidèle depuis { $cell }.
bello-event-to = { $player } choisit { $cell } comme destination.
bello-event-count =
    { $number ->
        [one] { $player } débarque { $number } fidèle.
       *[other] { $player } débarque { $number } fidèles.
    }
bello-event-target = { $power }\xA0: { $player } choisit { $cell }.
bello-event-doom =
    { $number ->
        [0] { $player } laisse le jeton de la Fin des temps où il est.
       *[other] { $player } avance encore le jeton de la Fin des temps de { $number } pas.
    }
bello-event-done = { $player } ne choisit plus rien.
bello-event-claim = { $player } s’empare de { $cell }.
bello-event-recruit = { $player } place un fidèle en { $cell }.
bello-event-pantheon = { $player } choisit le panthéon { $pantheon }.
bello-event-power =
    { $cost ->
        [one] { $player } utilise «\xA0{ $power }\xA0»\xA0: chaque temple paie { $cost } fidèle.
       *[other] { $player } utilise «\xA0{ $power }\xA0»\xA0: chaque temple paie { $cost } fidèles, et la Fin des temps en est à { $doom }.
    }
bello-event-pass = { $player } n’utilise aucun pouvoir.
bello-event-end-actions = { $player } termine sa phase d’action.
bello-event-end-turn = { $player } termine son tour.
bello-event-first = Le sort désigne { $player } pour commencer.
bello-event-deal = { $player } reçoit le panthéon { $pantheon }.
bello-event-turn = { $player } commence son tour (manche { $round }).
bello-event-final-turn = { $player } commence le dernier tour (manche { $round }).
bello-event-recruits =
    { $number ->
        [one] { $player } recrute { $number } fidèle.
       *[other] { $player } recrute { $number } fidèles.
    }
bello-event-losses = { $player } perd { $followers ->
    [0] zéro fidèle
    [one] 1 fidèle
   *[other] { $followers } fidèles
}{ $chips ->
    [0] {""}
    [one] {" "}et un jeton
   *[other] {" "}et { $chips } jetons
}.
bello-event-extra-recruits = { $player } recrute { $number ->
    [one] 1 fidèle
   *[other] { $number } fidèles
} lors d’un recrutement supplémentaire.
bello-event-round-end = La manche { $round } s’achève\xA0: la Fin des temps en est à { $doom } sur { $of }.
bello-event-over =
    La guerre est finie\xA0: { $reason ->
        [doomsday] { bello-ending-doomsday }
        [elimination] { bello-ending-elimination }
       *[other] { $reason }
    }.

## Avoirs\xA0: ce que possède une place

bello-tally-pantheon = Panthéon
bello-tally-points = Points de foi
bello-tally-supply = Fidèles en réserve
bello-tally-followers = Fidèles sur le plateau
bello-tally-temple-chips = Jetons de temple en réserve
bello-tally-city-chips = Jetons de cité en réserve
bello-tally-field-chips = Jetons de champ en réserve
bello-tally-temples = Temples
bello-tally-cities = Cités
bello-tally-fields = Champs
`,Aa=`### La maison, en français\xA0: ce que partagent tous les jeux.

## Places et joueurs

house-seat = { $number } ({ $name })
house-nature = Nature
house-bot-random = hasard
house-bot-greedy = glouton
house-bot-human = humain

## Reprendre un coup

house-undo-nothing-to-take-back = Il n’y a rien à reprendre.
house-undo-nature-has-acted = Un tirage a eu lieu depuis, et les tirages ne se reprennent pas.
house-undo-another-player-has-acted = Quelqu’un d’autre a joué depuis.

## Jouer dans le terminal

house-play-welcome =
    { $players ->
        [one] { $game }, à { $players } joueur. Tapez \`?\` pour voir ce qui peut être joué.
       *[other] { $game }, à { $players } joueurs. Tapez \`?\` pour voir ce qui peut être joué.
    }
house-play-prompt = { $player }, à vous de jouer\xA0:
house-play-help =
    Tapez un coup, comme \`move e1 e2\`, ou son numéro dans la liste des coups permis.
    \`?\`             les coups permis et leur sens
    \`? MOT\`         seulement ceux qui commencent par MOT
    \`board\`         le plateau
    \`undo\`          reprendre le dernier coup
    \`save FICHIER\`  enregistrer la partie
    \`rules ID\`      un paragraphe des règles
    \`quit\`          quitter la partie
house-play-legal-title = Coups permis
house-play-unknown = Ce n’est pas compris. { $detail }
house-play-refused = { $move } ne peut pas être joué. { $why } ({ $paragraph })
house-play-undone = Coup repris\xA0: { $move }
house-play-saved = La partie est enregistrée dans { $file }.
house-play-resume-hint = Pour la reprendre\xA0: { $command }
house-play-bot-thinks = { $player } réfléchit…
house-play-quit = La partie s’arrête ici.

## Résultats

house-result-title = Résultat
house-result-winner =
    { $count ->
        [one] Victoire\xA0: { $names }.
       *[other] Victoire partagée\xA0: { $names }.
    }
house-result-points = Points
house-result-rank = Rang
house-result-payoff = Gain

## Dés et feuilles de partie

house-commitment = Les dés sont promis par { $hash }
house-seed = Les dés venaient de la graine { $seed }
house-verify-fair =
    { $plies ->
        [one] La feuille de partie est juste\xA0: { $plies } coup rejoué, et chaque tirage découle de la graine.
       *[other] La feuille de partie est juste\xA0: { $plies } coups rejoués, et chaque tirage découle de la graine.
    }
house-verify-unrevealed =
    { $plies ->
        [one] La feuille de partie est juste\xA0: { $plies } coup rejoué. La graine n’est pas révélée, les tirages ne peuvent donc pas être vérifiés.
       *[other] La feuille de partie est juste\xA0: { $plies } coups rejoués. La graine n’est pas révélée, les tirages ne peuvent donc pas être vérifiés.
    }
house-verify-result = Résultat\xA0: { $reason }\xA0; points\xA0: { $scores }

## Simulations

house-simulate-title =
    { $games ->
        [one] { $game }, { $players } joueurs\xA0: { $games } partie, graine { $seed }
       *[other] { $game }, { $players } joueurs\xA0: { $games } parties, graine { $seed }
    }
house-simulate-seat = Place
house-simulate-bot = Joueur
house-simulate-wins = Victoires
house-simulate-interval = Intervalle à 95\xA0%
house-simulate-payoff = Gain moyen
house-simulate-points = Points en moyenne
house-simulate-pantheon = Panthéon
house-simulate-length = Durée\xA0: { NUMBER($mean, maximumFractionDigits: 1) } coups en moyenne, de { $least } à { $most }
house-simulate-endings = Fins de partie\xA0:
house-simulate-speed = { $decisions } décisions en { NUMBER($seconds, maximumFractionDigits: 2) } s\xA0: { NUMBER($rate, maximumFractionDigits: 0) } par seconde
house-progress-games = Parties jouées

## L’étagère

house-games-title = Jeux
house-games-players = Joueurs
house-games-options = Options
house-games-sentence = En une phrase

## Vérifier les scénarios

house-check-passed =
    { $scenarios ->
        [one] { $scenarios } scénario se vérifie
       *[other] { $scenarios } scénarios se vérifient
    } ({ $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }).
house-check-failed =
    { $differences ->
        [one] { $differences } différence.
       *[other] { $differences } différences.
    }
house-check-expected = attendu
house-check-actual = obtenu

## Préparatifs, et ce qui peut mal tourner

house-warm = Préparation de { $game }\xA0: cela n’arrive qu’une fois.
house-error-no-gpu = Aucun processeur graphique CUDA n’est utilisable ici.
house-error-language = La maison ne parle pas { $language }\xA0; elle parle { $known }.
house-error-file = { $file }\xA0: { $detail }
house-error-paragraph = Les règles de { $game } n’ont pas de paragraphe { $paragraph }.
`,ja=`### Le navigateur, en français : ce que seul un écran dit.

## La maison

web-title = Theomachy
web-title-your-turn = ● À vous de jouer – Theomachy
web-tools = Outils
web-loading = Un instant…
web-close = Fermer
web-language = Langue
web-language-en = English
web-language-fr = Français
web-rules = Règles
web-rules-of = { $game } : les règles

## Réglages

web-settings = Réglages et touches
web-name = Votre nom
web-guest = Convive
web-theme = Clair et sombre
web-theme-auto = Clair ou sombre, comme votre appareil
web-theme-light = Parchemin (clair)
web-theme-dark = Nuit (sombre)
web-motion = Mouvements
web-motion-auto = comme votre appareil le souhaite
web-motion-fast = vifs
web-motion-slow = lents
web-motion-off = aucun
web-mute = Pas de sons
web-sound-on = Les sons sont actifs
web-sound-off = Les sons sont coupés

## Touches

web-keys = Au clavier
web-key-arrows = ← ↑ ↓ →
web-key-arrows-does = de lieu en lieu, une fois le plateau atteint avec Tab
web-key-n = n
web-key-n-does = au prochain lieu éclairé
web-key-enter = Entrée
web-key-enter-does = le choisir
web-key-escape = Échap
web-key-escape-does = ne rien choisir, fermer ce qui est ouvert
web-key-e = e
web-key-e-does = terminer, passer ou ne plus rien choisir
web-key-u = u
web-key-u-does = reprendre le dernier coup
web-key-help = ?
web-key-help-does = cette feuille

## L’étagère

web-shelf-title = Les jeux des dieux en guerre
web-players-range = de { $fewest } à { $most } joueurs
web-play = Jouer
web-my-tables = Vos tables
web-table-waiting = en attente de joueurs
web-table-running = en cours
web-table-over = terminée

## Une nouvelle table

web-new-table = { $game } : une nouvelle table
web-seats = Places
web-players = Joueurs
web-player = Joueur
web-seat-kind = Place { $number } : qui joue ?
web-seat-name = Place { $number } : nom
web-seat-bot = Place { $number } : niveau du robot
web-seat-me = moi
web-seat-bot-kind = un robot
web-seat-open = quelqu’un, par un lien
web-seat-open-help = Vous recevrez un lien à envoyer.
web-bot-name-1 = Talos
web-bot-name-2 = Galatée
web-bot-name-3 = Pandore
web-bot-name-4 = Golem
web-bot-name-5 = Enkidu
web-bot-name-6 = Tyché
web-options = Options
web-start = Commencer

## Prendre place

web-join-title = Une place vous attend
web-join = Prendre place
web-invites = Invitez vos amis
web-invites-help = Chaque lien vaut pour une place. La partie commence quand tout le monde est assis.
web-invite-seat = Place { $number }
web-spectators = Inviter à regarder
web-spectator-link = Lien pour les spectateurs
web-copy = Copier
web-copy-of = Copier : { $what }
web-copied = Copié

## À la table

web-status-waiting = On attend que toutes les places soient prises.
web-board = Le plateau
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-zoom-fit = Tout le plateau
web-moves = Ce que vous pouvez faire
web-undo = Reprendre
web-unchoose = Choisir autre chose
web-you = vous
web-present = à table
web-away = loin de la table
web-to-move = doit jouer
web-tabs = Panneaux
web-tab-powers = Pouvoirs
web-tab-players = Joueurs
web-tab-log = Récit
web-log = Ce qui s’est passé
web-log-undo = { $player } reprend son dernier coup.
web-look-there = Revoir le plateau tel qu’il était alors

## Refus et connexion

web-stale = Trop tard : le plateau a changé entre-temps. Voici où il en est.
web-refusal-other = Cela n’est pas possible ici ({ $reason }).
web-problem-malformed = Ce coup n’existe pas.
web-problem-too-fast = Trop vite : attendez un instant.
web-problem-not-your-turn = Ce n’est pas à vous de jouer.
web-problem-gone = Cette table n’existe plus.
web-link-connecting = En route vers la table…
web-link-live = La connexion est là.
web-link-lost = La connexion est perdue. Nouvel essai…
web-link-queued = Votre coup partira dès qu’elle sera rétablie.
web-failure-unreachable = Le serveur ne répond pas.
web-failure-unknown = Il n’y a ni table ni invitation de ce nom.
web-failure-wrong = Le serveur n’a pas compris ce souhait.
web-failure-busy = Le serveur est occupé. Réessayez dans un instant.
web-failure-gone = Il n’y a pas de table de ce nom.
web-failure-other = Cela n’a pas marché ({ $reason }).

## Revoir, et résultats

web-looking-back = Retour en arrière
web-return = Revenir à la partie
web-replay-of = { $game } : revoir la partie
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-slider = Coup montré
web-replay-ply = { $ply } sur { $plies }
web-to-the-table = À la table
web-score-line =
    { $points ->
        [one] { $number } → { $points } point
       *[other] { $number } → { $points } points
    }
web-verify = Les tirages étaient-ils loyaux ?
web-verify-help = La graine était promise avant le premier tirage ; la voici révélée. Enregistrez la feuille de partie et vérifiez-la avec « theomachy verify ».
web-record = Enregistrer la feuille de partie
web-see-replay = Revoir la partie
web-again = Rejouer

## Bello Divorum

web-bello-phases = Phases d’un tour
web-bello-phase-recruit = Recrutement
web-bello-phase-power = Pouvoir
web-bello-phase-action = Action
web-bello-phase-control = Contrôle
web-bello-doom = Fin des temps { $doom } / { $of }
web-bello-doom-help = Chemin parcouru par le jeton de la Fin des temps
web-bello-round = Manche { $round }
web-bello-powers-of = Pouvoirs du panthéon { $pantheon }
web-bello-cost =
    { $cost ->
        [one] Coûte { $cost } fidèle de chaque temple
       *[other] Coûte { $cost } fidèles de chaque temple et un pas de la Fin des temps
    }
web-bello-controlled = contrôlé par { $player }
web-bello-followers =
    { $number ->
        [one] { $number } fidèle
       *[other] { $number } fidèles
    }
web-bello-followers-of =
    { $number ->
        [one] { $number } fidèle de { $player }
       *[other] { $number } fidèles de { $player }
    }
web-bello-marker-ziggurat = ziggourat
web-bello-marker-plague = fléau
web-bello-marker-decree = décret
web-bello-marker-horse = cheval de bois
web-bello-lit = peut être choisi
web-bello-not-next-to-it = Ce lieu n’est pas voisin de celui que vous avez choisi.
web-bello-field-recruits-nothing = Les champs ne recrutent rien.
`,Ma=class{constructor(e){this.value=e}valueOf(){return this.value}},Na=class extends Ma{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Pa=class extends Ma{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Fa=class e extends Ma{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ma)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ma&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ia=100,La=`⁨`,Ra=`⁩`;function za(e,t,n){return n===t||n instanceof Pa&&t instanceof Pa&&n.value===t.value||t instanceof Pa&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ba(e,t,n){return t[n]?Ya(e,t[n].value):(e.reportError(RangeError(`No default`)),new Na)}function Va(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ha(e,i.value):n.push(Ha(e,i));return{positional:n,named:r}}function Ha(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Pa(t.value,{minimumFractionDigits:t.precision});case`var`:return Ua(e,t);case`mesg`:return Wa(e,t);case`term`:return Ga(e,t);case`func`:return Ka(e,t);case`select`:return qa(e,t);default:return new Na}}function Ua(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Na(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Na(`$${t}`);if(n instanceof Ma)return n;switch(typeof n){case`string`:return n;case`number`:return new Pa(n);case`object`:if(Fa.supportsValue(n))return new Fa(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Na(`$${t}`)}}function Wa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Na(t);if(n){let i=r.attributes[n];return i?Ya(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Na(`${t}.${n}`))}return r.value?Ya(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Na(t))}function Ga(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Na(i);if(n){let t=a.attributes[n];if(t){e.params=Va(e,r).named;let n=Ya(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Na(`${i}.${n}`)}e.params=Va(e,r).named;let o=Ya(e,a.value);return e.params=null,o}function Ka(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Na(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Na(`${t}()`);try{let t=Va(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Na(`${t}()`)}}function qa(e,{selector:t,variants:n,star:r}){let i=Ha(e,t);if(i instanceof Na)return Ba(e,n,r);for(let t of n)if(za(e,i,Ha(e,t.key)))return Ya(e,t.value);return Ba(e,n,r)}function Ja(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Na;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>Ia)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ia}`);r&&n.push(La),n.push(Ha(e,i).toString(e)),r&&n.push(Ra)}return e.dirty.delete(t),n.join(``)}function Ya(e,t){return typeof t==`string`?e.bundle._transform(t):Ja(e,t)}var Xa=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Za(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Qa=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function $a(e,t){let n=e[0];if(n instanceof Na)return new Na(`NUMBER(${n.valueOf()})`);if(n instanceof Pa)return new Pa(n.valueOf(),{...n.opts,...Za(t,Qa)});if(n instanceof Fa)return new Pa(n.toNumber(),{...Za(t,Qa)});throw TypeError(`Invalid argument to NUMBER`)}var eo=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function to(e,t){let n=e[0];if(n instanceof Na)return new Na(`DATETIME(${n.valueOf()})`);if(n instanceof Fa||n instanceof Pa)return new Fa(n,Za(t,eo));throw TypeError(`Invalid argument to DATETIME`)}var no=new Map;function ro(e){let t=Array.isArray(e)?e.join(` `):e,n=no.get(t);return n===void 0&&(n=new Map,no.set(t,n)),n}var io=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:$a,DATETIME:to,...t},this._useIsolating=n,this._transform=r,this._intls=ro(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Xa(this,n,t);try{return Ja(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Na().toString(r);throw e}}},ao=/^(-?[a-zA-Z][\w-]*) *= */gm,oo=/\.([a-zA-Z][\w-]*) *= */y,so=/\*?\[/y,co=/(-?[0-9]+(?:\.([0-9]+))?)/y,lo=/([a-zA-Z][\w-]*)/y,uo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,fo=/^[A-Z][A-Z0-9_-]*$/,po=/([^{}\n\r]+)/y,mo=/([^\\"\n\r]*)/y,ho=/\\([\\"])/y,go=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,_o=/^\n+/,vo=/ +$/,yo=/ *\r?\n/g,bo=/( *)$/,xo=/{\s*/y,So=/\s*}/y,Co=/\[\s*/y,wo=/\s*] */y,To=/\s*\(\s*/y,Eo=/\s*->\s*/y,Do=/\s*:\s*/y,Oo=/\s*,?\s*/y,ko=/\s+/y,Ao=class{constructor(e){this.body=[],ao.lastIndex=0;let t=0;for(;;){let n=ao.exec(e);if(n===null)break;t=ao.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(oo);){let t=o(oo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(po)&&(r=o(po)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,_o),u([i],i.length)):r?S(r,vo):null}function u(r=[],i){for(;;){if(n(po)){r.push(o(po));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,vo));let c=[];for(let e of r)e instanceof jo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(xo,SyntaxError);let e=f();if(i(So))return e;if(i(Eo)){let t=h();return i(So,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(uo)){let[,e,t,n=null]=a(uo);if(e===`$`)return{type:`var`,name:t};if(i(To)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(fo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Oo)}}function m(){let e=f();return e.type===`mesg`&&i(Do)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(so);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Co,SyntaxError);let e;return e=n(co)?v():{type:`str`,value:o(lo)},i(wo,SyntaxError),e}function _(){if(n(co))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(co),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(mo),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(ho))return o(ho);if(n(go)){let[,e,t]=a(go),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(ko),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(yo,`
`),n=bo.exec(e)[1].length;return new jo(t,n)}}},jo=class{constructor(e,t){this.value=e,this.length=t}},Mo=[`en`,`fr`],No=Object.assign({"../../../src/theomachy/locales/en/bello.ftl":Ea,"../../../src/theomachy/locales/en/house.ftl":Da,"../../../src/theomachy/locales/en/web.ftl":Oa,"../../../src/theomachy/locales/fr/bello.ftl":ka,"../../../src/theomachy/locales/fr/house.ftl":Aa,"../../../src/theomachy/locales/fr/web.ftl":ja});function Po(e){return Object.keys(No).filter(t=>t.includes(`/locales/${e}/`)).sort().map(e=>No[e]??``)}function Fo(e){let t=new io(e,{useIsolating:!1});for(let n of Po(e))t.addResource(new Ao(n));return t}var Io={},Lo=e=>Io[e]??=Fo(e),Ro=(e,t)=>Lo(e).hasMessage(t);function zo(e,t,n={}){let r=Lo(e).getMessage(t);return r?.value?Lo(e).formatPattern(r.value,{...n},[]):t}function Bo(e){let t=e.map(e=>e.slice(0,2).toLowerCase());return Mo.find(e=>e===t.find(Vo))??`en`}var Vo=e=>Mo.some(t=>t===e),Ho=[`auto`,`light`,`dark`],Uo=[`auto`,`fast`,`slow`,`off`],Wo=e=>localStorage.getItem(`theomachy-${e}`),Go=(e,t)=>localStorage.setItem(`theomachy-${e}`,t);function Ko(e,t){return t.find(t=>t===e)}var qo=class{#e=N(Qt(Jo()));#t=N(Qt(Ko(Wo(`theme`),Ho)??`auto`));#n=N(Qt(Ko(Wo(`motion`),Uo)??`auto`));#r=N(Wo(`mute`)===`yes`);#i=N(Qt(Wo(`name`)??``));get language(){return H(this.#e)}set language(e){P(this.#e,e,!0),Go(`language`,e)}get theme(){return H(this.#t)}set theme(e){P(this.#t,e,!0),Go(`theme`,e)}get motion(){return H(this.#n)}set motion(e){P(this.#n,e,!0),Go(`motion`,e)}get mute(){return H(this.#r)}set mute(e){P(this.#r,e,!0),Go(`mute`,e?`yes`:`no`)}get name(){return H(this.#i)}set name(e){P(this.#i,e,!0),Go(`name`,e)}};function Jo(){let e=Wo(`language`);return Vo(e)?e:Bo(navigator.languages)}var Z=new qo,Q=(e,t={})=>zo(Z.language,e,t),Yo=e=>Ro(Z.language,e),Xo=class extends Error{reason;detail;constructor(e,t){super(`${e} ${t}`.trim()),this.reason=e,this.detail=t}};async function Zo(e,t){let n=await fetch(`api/${e}`,t===void 0?{}:Qo(t)).catch(()=>{throw new Xo(`unreachable`,``)});if(n.ok)return n;let r=await n.json().catch(()=>({}));throw new Xo(r.error??String(n.status),r.detail??``)}var Qo=e=>({method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(e)});async function $o(e,t){return await(await Zo(e,t)).json()}var es=()=>$o(`shelf`),ts=()=>$o(`tables`),ns=e=>$o(`tables`,e),rs=e=>$o(`tables/${e}`),is=e=>$o(`tables/${e}/replay`),as=e=>$o(`join`,e),os=e=>`api/tables/${e}/record`;async function ss(e,t){return(await Zo(`rules/${e}/${t}`)).text()}var cs={power:`power`,pantheon:`pantheon`,kind:`kind`,reason:`ending`},ls=e=>e.replaceAll(`_`,`-`).toLowerCase(),us=e=>/^P[1-6]$/.test(e)?Number(e.slice(1))-1:void 0,ds=(e,t)=>e.map(({seat:e,kind:n,name:r,bot:i})=>n===`open`&&(r===``||r===`?`)?t(`web-seat-open`):n===`bot`&&r===i?ps(e,t):r),fs=6,ps=(e,t)=>t(`web-bot-name-${(e+fs-1)%fs+1}`);function ms(e,t,n,r){return Object.fromEntries(Object.entries(e.args).map(([e,i])=>{if(typeof i==`number`)return[e,i];let a=String(i),o=us(a);if(o!==void 0)return[e,n[o]??a];let s=cs[e];return[e,s?r(`${t}-${s}-${ls(a)}`):a]}))}var hs=(e,t,n,r)=>r(`${t}-event-${ls(e.kind)}`,ms(e,t,n,r)),gs=(e,t,n,r)=>r(`${t}-move-${ls(e.kind)}`,ms(e,t,n,r)),_s=W(`<p role="alert" class="panel svelte-eafkzo" data-testid="failure"> </p>`);function vs(e,t){k(t,!0);let n=j(()=>`web-failure-${ls(t.reason)}`);var r=_s(),i=L(r,!0);z(e=>q(i,e),[()=>Yo(H(n))?Q(H(n)):Q(`web-failure-other`,{reason:t.reason})]),K(e,r),A()}var ys=W(`<form class="panel svelte-qif38m"><h1> </h1> <label class="svelte-qif38m"><span> </span> <input maxlength="24" autocomplete="nickname" data-testid="join-name"/></label> <!> <button class="prominent svelte-qif38m" data-testid="join"> </button></form>`);function bs(e,t){k(t,!0);let n=N(Qt(Z.name)),r=N(void 0);async function i(e){e.preventDefault(),Z.name=H(n).trim();try{let{table:e}=await as({token:t.token,name:Z.name||Q(`web-guest`)});Ca(`table`,e)}catch(e){P(r,e instanceof Xo?e.reason:`unreachable`,!0)}}var a=ys(),o=F(a),s=L(o,!0),c=R(o,2),l=F(c),u=L(l,!0),d=R(l,2);ta(d),O(c);var f=R(c,2),p=e=>{vs(e,{get reason(){return H(r)}})};J(f,e=>{H(r)&&e(p)});var m=L(R(f,2),!0);O(a),z((e,t,n)=>{q(s,e),q(u,t),q(m,n)},[()=>Q(`web-join-title`),()=>Q(`web-name`),()=>Q(`web-join`)]),kr(`submit`,a,i),ca(d,()=>H(n),e=>P(n,e)),K(e,a),A()}var xs=e=>`theomachy-invites-${e}`;function Ss(e,t){t.length>0&&localStorage.setItem(xs(e),JSON.stringify(t))}function Cs(e){return JSON.parse(localStorage.getItem(xs(e))??`[]`)}function ws(e,t,n,r){return Array.from({length:e},(e,i)=>Ts(i,t,n,r))}function Ts(e,t,n,r){return e===0?{kind:`me`,name:t,bot:n}:{kind:`bot`,name:ps(e,r),bot:n}}function Es(e,t,n){let r=e.options.filter(({name:e,default:t})=>n[e]!==t);return{game:e.name,seats:t.map(({kind:e,name:t,bot:n})=>({kind:e,name:t.trim()||`?`,bot:n})),options:Object.fromEntries(r.map(({name:e})=>[e,n[e]??``]))}}var Ds=W(`<output> </output>`),Os=W(`<input type="range" class="svelte-1ydq5go"/>`),ks=W(`<option> </option>`),As=W(`<select class="svelte-1ydq5go"></select>`),js=W(`<div class="option svelte-1ydq5go"><label><strong> </strong> <!></label> <button type="button" class="quiet svelte-1ydq5go"> </button> <p class="svelte-1ydq5go"> </p> <!></div>`),Ms=W(`<div class="options svelte-1ydq5go"></div>`);function Ns(e,t){k(t,!0);let n=ga(t,`options`,7);var r=Ms();Y(r,21,()=>t.info.options,({name:e,values:t,is_range:n,paragraph:r})=>e,(e,r)=>{let i=()=>H(r).name,a=()=>H(r).values,o=()=>H(r).is_range,s=()=>H(r).paragraph;var c=js(),l=F(c),u=F(l),d=L(u,!0),f=R(u,2),p=e=>{var t=Ds(),r=L(t,!0);z(()=>q(r,n()[i()])),K(e,t)};J(f,e=>{o()&&e(p)}),O(l);var m=R(l,2),h=L(m,!0),g=R(m,2),_=L(g,!0),v=R(g,2),y=e=>{var t=Os();ta(t),z((e,r)=>{X(t,`id`,`option-${i()??``}`),X(t,`min`,e),X(t,`max`,r),na(t,n()[i()]),X(t,`aria-describedby`,`help-${i()??``}`),X(t,`data-testid`,`option-${i()??``}`)},[()=>Number(a()[0]),()=>Number(a().at(-1))]),U(`input`,t,e=>n()[i()]=Number(e.currentTarget.value)),K(e,t)},b=e=>{var r=As();Y(r,20,a,e=>e,(e,n)=>{var r=ks(),a=L(r,!0),o={};z(e=>{q(a,e),o!==(o=n)&&(r.value=(r.__value=o)??``)},[()=>Q(`${t.info.name}-option-${i()}-${n}`)]),K(e,r)}),O(r),Hi(r),z(()=>{X(r,`id`,`option-${i()??``}`),X(r,`aria-describedby`,`help-${i()??``}`),X(r,`data-testid`,`option-${i()??``}`)}),Ui(r,()=>n()[i()],e=>n()[i()]=e),K(e,r)};J(v,e=>{o()?e(y):e(b,-1)}),O(c),z((e,t)=>{X(l,`for`,`option-${i()??``}`),q(d,e),q(h,s()),X(g,`id`,`help-${i()??``}`),q(_,t)},[()=>Q(`${t.info.name}-option-${i()}`),()=>Q(`${t.info.name}-option-${i()}-help`)]),U(`click`,m,()=>Ta.open(t.info.name,s())),K(e,c)}),O(r),K(e,r),A()}Ar([`click`,`input`]);var Ps=[`M-.78 0a.78 .78 0 1 0 1.56 0a.78 .78 0 1 0-1.56 0Z`,`M0-.95L.92 .68H-.92Z`,`M-.7-.7H.7V.7H-.7Z`,`M-.28-.92H.28V-.28H.92V.28H.28V.92H-.28V.28H-.92V-.28H-.28Z`,`M0-1.05L.62 0L0 1.05L-.62 0Z`,`M0-1L.24-.32H.95L.38 .1L.59 .8L0 .38L-.59 .8L-.38 .1L-.95-.32H-.24Z`],Fs=G(`<path class="sign svelte-136k5fx"></path>`);function Is(e,t){var n=Fs();z(()=>{X(n,`d`,Ps[t.seat%Ps.length]),X(n,`transform`,`scale(${t.size??``})`)}),K(e,n)}var Ls=G(`<svg viewBox="-12 -12 24 24" aria-hidden="true" class="svelte-1uu5l2p"><circle r="10.8" class="svelte-1uu5l2p"></circle><!></svg>`);function Rs(e,t){let n=ga(t,`size`,3,26);var r=Ls();Is(R(F(r)),{get seat(){return t.seat},size:6}),O(r),z(()=>{X(r,`width`,n()),X(r,`height`,n()),X(r,`data-hue`,t.hue??`none`)}),K(e,r)}var zs=W(`<option> </option>`),Bs=W(`<input maxlength="24" class="svelte-9da06j"/>`),Vs=W(`<span class="hint svelte-9da06j"> </span>`),Hs=W(`<select class="svelte-9da06j"></select>`),Us=W(`<div class="seat svelte-9da06j"><!> <select class="svelte-9da06j"></select> <!> <!></div>`);function Ws(e,t){k(t,!0);let n=ga(t,`seat`,7),r=[`me`,`bot`,`open`],i={me:`web-seat-me`,bot:`web-seat-bot-kind`,open:`web-seat-open`};var a=Us(),o=F(a);Rs(o,{get seat(){return t.number},hue:void 0});var s=R(o,2);Y(s,20,()=>r,e=>e,(e,t)=>{var n=zs(),r=L(n,!0),a={};z(e=>{q(r,e),a!==(a=t)&&(n.value=(n.__value=a)??``)},[()=>Q(i[t])]),K(e,n)}),O(s),Hi(s);var c=R(s,2),l=e=>{var r=Bs();ta(r),z(e=>{X(r,`aria-label`,e),X(r,`data-testid`,`seat-${t.number??``}-name`)},[()=>Q(`web-seat-name`,{number:t.number+1})]),ca(r,()=>n().name,e=>n().name=e),K(e,r)},u=e=>{var t=Vs(),n=L(t,!0);z(e=>q(n,e),[()=>Q(`web-seat-open-help`)]),K(e,t)};J(c,e=>{n().kind===`open`?e(u,-1):e(l)});var d=R(c,2),f=e=>{var r=Hs();Y(r,20,()=>t.bots,e=>e,(e,t)=>{var n=zs(),r=L(n,!0),i={};z(e=>{q(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>Q(`house-bot-${t}`)]),K(e,n)}),O(r),Hi(r),z(e=>{X(r,`aria-label`,e),X(r,`data-testid`,`seat-${t.number??``}-bot`)},[()=>Q(`web-seat-bot`,{number:t.number+1})]),Ui(r,()=>n().bot,e=>n().bot=e),K(e,r)};J(d,e=>{n().kind===`bot`&&e(f)}),O(a),z(e=>{X(s,`aria-label`,e),X(s,`data-testid`,`seat-${t.number??``}-kind`)},[()=>Q(`web-seat-kind`,{number:t.number+1})]),Ui(s,()=>n().kind,e=>n().kind=e),K(e,a),A()}var Gs=W(`<option> </option>`),Ks=W(`<li><!></li>`),qs=W(`<form class="svelte-vtayjk"><h1> </h1> <fieldset class="panel svelte-vtayjk"><legend class="svelte-vtayjk"> </legend> <label class="number svelte-vtayjk"><span> </span> <select data-testid="players"></select></label> <ol class="svelte-vtayjk"></ol></fieldset> <details class="panel svelte-vtayjk"><summary class="svelte-vtayjk"> </summary> <!></details> <!> <button class="prominent svelte-vtayjk" data-testid="start"> </button></form>`),Js=W(`<p> </p>`),Ys=W(`<div class="new svelte-vtayjk"><!></div>`);function Xs(e,t){k(t,!0);let n=Z.name||Q(`web-guest`),r=N(Qt([])),i=N(Qt({})),a=N(void 0),o=N(!1),s=es().then(c);function c(e){let a=e.games.find(({name:e})=>e===t.game);if(!a)throw new Xo(`unknown_game`,t.game);let o=e.bots.includes(`greedy`)?`greedy`:e.bots[0]??``;return P(r,ws(a.fewest,n,o,Q),!0),P(i,Object.fromEntries(a.options.map(({name:e,default:t})=>[e,t])),!0),{info:a,bots:e.bots}}function l(e,t){let i=Array.from({length:e},(e,i)=>H(r)[i]??Ts(i,n,t,Q));P(r,i,!0)}async function u(e){P(o,!0);let t=H(r).find(e=>e.kind===`me`);t&&t.name!==Q(`web-guest`)&&(Z.name=t.name);try{let{table:t,invites:n}=await ns(Es(e,H(r),H(i)));Ss(t,n),Ca(`table`,t)}catch(e){P(a,e instanceof Xo?e.reason:`unreachable`,!0),P(o,!1)}}var d=Ys();ti(F(d),()=>s,e=>{var t=Js(),n=L(t,!0);z(e=>q(n,e),[()=>Q(`web-loading`)]),K(e,t)},(e,n)=>{var s=j(()=>{var{info:e,bots:t}=H(n);return{info:e,bots:t}}),c=j(()=>H(s).info),d=j(()=>H(s).bots),f=qs(),p=F(f),m=L(p,!0),h=R(p,2),g=F(h),_=L(g,!0),v=R(g,2),y=F(v),b=L(y,!0),x=R(y,2);Y(x,21,()=>({length:H(c).most-H(c).fewest+1}),ii,(e,t,n)=>{var r=Gs(),i=L(r,!0),a={};z(()=>{q(i,H(c).fewest+n),a!==(a=H(c).fewest+n)&&(r.value=r.__value=a)}),K(e,r)}),O(x);var S;Hi(x),O(v);var C=R(v,2);Y(C,21,()=>H(r),ii,(e,t,n)=>{var r=Ks();Ws(F(r),{get seat(){return H(t)},number:n,get bots(){return H(d)}}),O(r),K(e,r)}),O(C),O(h);var w=R(h,2),ee=F(w),te=L(ee,!0);Ns(R(ee,2),{get info(){return H(c)},get options(){return H(i)}}),O(w);var ne=R(w,2),re=e=>{vs(e,{get reason(){return H(a)}})};J(ne,e=>{H(a)&&e(re)});var ie=R(ne,2),ae=L(ie,!0);O(f),z((e,t,n,i,a)=>{q(m,e),q(_,t),q(b,n),S!==(S=H(r).length)&&(x.value=(x.__value=S)??``,Vi(x,S)),q(te,i),ie.disabled=H(o),q(ae,a)},[()=>Q(`web-new-table`,{game:Q(`${t.game}-name`)}),()=>Q(`web-seats`),()=>Q(`web-players`),()=>Q(`web-options`),()=>Q(`web-start`)]),kr(`submit`,f,e=>{e.preventDefault(),u(H(c))}),U(`change`,x,e=>l(Number(e.currentTarget.value),H(d).at(-1)??``)),K(e,f)},(e,t)=>{{let n=j(()=>H(t)instanceof Xo?H(t).reason:`unreachable`);vs(e,{get reason(){return H(n)}})}}),O(d),K(e,d),A()}Ar([`change`]);var Zs=Math.sqrt(3)*50,Qs=`abcdefghi`,$s=`TCFCT CCFFCC FFFFFFF CFFCCFFC TCFCFCFCT CFFCCFFC FFFFFFF CCFFCC TCFCT`.split(` `),ec={T:`temple`,C:`city`,F:`field`},tc=1.2;function nc(e,t,n){let r=e-4,i=5-t-Math.max(r,0);return{name:`${Qs[e]}${t}`,q:r,r:i,kind:ec[n]??`field`,x:75*r,y:Zs*(i+r/2)}}var rc=$s.flatMap((e,t)=>[...e].map((e,n)=>nc(t,n+1,e))),ic=new Map(rc.map(e=>[e.name,e])),ac=e=>ic.has(e);function oc(e){let t=ic.get(e);if(!t)throw Error(`${e} is no location`);return t}function sc(e,t){let[n,r]=[oc(e),oc(t)],[i,a]=[n.q-r.q,n.r-r.r];return Math.max(Math.abs(i),Math.abs(a),Math.abs(i+a))}var cc=e=>rc.filter(t=>sc(t.name,e)===1).map(e=>e.name),lc=e=>[0,60,120,180,240,300].map(e=>e*Math.PI/180).map(t=>`${(e*Math.cos(t)).toFixed(2)},${(e*Math.sin(t)).toFixed(2)}`).join(` `),uc=`e1 f1 g1 h1 i1 i2 i3 i4 i5 h6 g7 f8 e9 d8 c7 b6 a5 a4 a3 a2 a1 b1 c1 d1`.split(` `),dc={2:[0,3],3:[0,2,4],4:[0,1,3,4],5:[0,1,2,3,4],6:[0,1,2,3,4,5]};function fc(e){let{x:t,y:n}=oc(uc[e%uc.length]??`e1`);return{x:t*tc,y:n*tc}}function pc(e,t,n,r){return(4*(dc[e]?.[t]??0)+Math.floor(uc.length*n/r))%uc.length}var mc={ArrowUp:[[0,-1]],ArrowDown:[[0,1]],ArrowRight:[[1,-1],[1,0]],ArrowLeft:[[-1,0],[-1,1]]};function hc(e,t){let{q:n,r}=oc(e),i=mc[t]??[];return(n%2==0?i:i.toReversed()).map(([e,t])=>rc.find(i=>i.q===n+e&&i.r===r+t)).find(e=>e!==void 0)?.name}var gc=G(`<g><circle r="10" class="svelte-zvov8l"></circle><path class="svelte-zvov8l"></path></g>`);function _c(e,t){let n={ziggurat:`M-8 7H8V3H5V-1H2.5V-5H-2.5V-1H-5V3H-8Z`,plague:`M-5-1a5 5 0 1 1 10 0v3H3v3H-3V2H-5ZM-2.5-1.5h.1M2.5-1.5h.1M-1 5V2.5M1 5V2.5`,decree:`M-5-7H5V7H-5ZM-3-4H3M-3-1H3M-3 2H1`,horse:`M-6 7V2L-3-1V-6L1-4 6-1 5 1 1 1V7M-3 4H1M0-2h.1`};var r=gc(),i=R(F(r));O(r),z(()=>{Fi(r,0,ki(t.marker),`svelte-zvov8l`),X(i,`d`,n[t.marker])}),K(e,r)}var vc=G(`<path class="fill svelte-1voyt1z" d="M-27-7 0-23 27-7ZM-21 1H21V20H-21Z"></path><path d="M-27-7 0-23 27-7ZM-24-7V-3H24V-7M-20-3V19M-14-3V19M-6-3V19M0-3V19M8-3V19M14-3V19M20-3V19M-24 19H24V23H-24ZM-28 23H28V27H-28Z" class="svelte-1voyt1z"></path><circle cy="-13" r="3" class="svelte-1voyt1z"></circle>`,1),yc=G(`<path class="fill svelte-1voyt1z" d="M-28 24V4L-19-5-10 4V-15H4V0L15-11 27 1V24Z"></path><path d="M-28 24V4L-19-5-10 4V24M-10 4V-15H4V24M-12-15H6L-3-23ZM4 1 15-11 27 1V24M-31 24H31M-22 24V14H-16V24M11 24V12H18V24M-5-7H-1M-5 0H-1M-5 7H-1M12 3H18" class="svelte-1voyt1z"></path>`,1),bc=G(`<path d="M-16 26C-16 10-17 0-19-12M0 28C0 8 0-4 0-18M16 26C16 10 17 0 19-12M-30 27Q0 20 30 27" class="svelte-1voyt1z"></path><path class="grain svelte-1voyt1z" d="M-19-12q-5-4-3-9q5 3 3 9ZM-19-4q-6-2-6-7q6 1 6 7ZM-18-4q5-3 5-8q-6 2-5 8ZM-18 4q-6-2-6-7q6 1 6 7ZM-17 4q5-3 5-8q-6 2-5 8ZM0-18q-4-4 0-9q4 5 0 9ZM0-10q-6-2-6-7q6 1 6 7ZM0-10q6-2 6-7q-6 1-6 7ZM0-2q-6-2-6-7q6 1 6 7ZM0-2q6-2 6-7q-6 1-6 7ZM19-12q5-4 3-9q-5 3-3 9ZM19-4q6-2 6-7q-6 1-6 7ZM18-4q-5-3-5-8q6 2 5 8ZM18 4q6-2 6-7q-6 1-6 7ZM17 4q-5-3-5-8q6 2 5 8Z"></path>`,1);function xc(e,t){var n=Br(),r=I(n),i=e=>{var t=vc();ke(2),K(e,t)},a=e=>{var t=yc();ke(),K(e,t)},o=e=>{var t=bc();ke(),K(e,t)};J(r,e=>{t.kind===`temple`?e(i):t.kind===`city`?e(a,1):e(o,-1)}),K(e,n)}var Sc=G(`<polygon class="chip svelte-qyhu68"></polygon>`),Cc=G(`<g transform="translate(0 34)"><circle class="seal svelte-qyhu68" r="9.5"></circle><!></g>`),wc=G(`<g><!></g>`),Tc=G(`<circle class="aim svelte-qyhu68" r="7"></circle>`),Ec=G(`<g role="button"><polygon class="ground svelte-qyhu68"></polygon><polygon class="sheen svelte-qyhu68" fill="url(#sheen)"></polygon><g class="art svelte-qyhu68" transform="translate(0 -1) scale(.86)"><!></g><!><text class="name svelte-qyhu68" y="-30"> </text><!><!><polygon class="edge svelte-qyhu68"></polygon><polygon class="halo svelte-qyhu68"></polygon><!></g>`);function Dc(e,t){k(t,!0);let n=[[-35,0],[35,0],[-22,-30],[22,-30]],r=j(()=>t.standing.followers.size>0);var i=Ec();let a;var o=F(i),s=R(o),c=R(s);xc(F(c),{get kind(){return t.place.kind}}),O(c);var l=R(c),u=e=>{var t=Sc();z(e=>X(t,`points`,e),[()=>lc(44)]),K(e,t)};J(l,e=>{t.standing.owner!==void 0&&e(u)});var d=R(l),f=L(d,!0),p=R(d),m=e=>{var n=Cc();Is(R(F(n)),{get seat(){return t.standing.owner},size:5.4}),O(n),K(e,n)};J(p,e=>{t.standing.owner!==void 0&&e(m)});var h=R(p);Y(h,18,()=>t.markers,e=>e,(e,t,r)=>{var i=wc();_c(F(i),{get marker(){return t}}),O(i),z(e=>X(i,`transform`,`translate(${e??``})`),[()=>n[H(r)]?.join(` `)]),K(e,i)});var g=R(h),_=R(g),v=R(_),y=e=>{K(e,Tc())};J(v,e=>{t.verb!==void 0&&t.verb!==`choose`&&e(y)}),O(i),z((e,n,c,l,u,d)=>{a=Fi(i,0,`cell ${t.place.kind??``}`,`svelte-qyhu68`,a,{lit:t.verb!==void 0,chosen:t.chosen,crowded:H(r),attack:t.verb===`attack`}),X(i,`transform`,`translate(${e??``} ${n??``})`),X(i,`tabindex`,t.focusable?0:-1),X(i,`aria-label`,t.label),X(i,`aria-pressed`,t.chosen),X(i,`data-cell`,t.place.name),X(i,`data-lit`,t.verb===void 0?void 0:`true`),X(i,`data-hue`,t.hue??`none`),X(o,`points`,c),X(s,`points`,l),q(f,t.place.name),X(g,`points`,u),X(_,`points`,d)},[()=>t.place.x.toFixed(2),()=>t.place.y.toFixed(2),()=>lc(48.5),()=>lc(47.5),()=>lc(46.5),()=>lc(46.5)]),U(`click`,i,function(...e){t.onpick?.apply(this,e)}),U(`keydown`,i,e=>(e.key===`Enter`||e.key===` `)&&t.onpick()),kr(`focus`,i,function(...e){t.onfocus?.apply(this,e)}),K(e,i),A()}Ar([`click`,`keydown`]);var Oc=e=>e;function kc(e,{delay:t=0,duration:n=400,easing:r=Oc}={}){let i=+getComputedStyle(e).opacity;return{delay:t,duration:n,easing:r,css:e=>`opacity: ${e*i}`}}var Ac=[`ziggurat`,`plague`,`decree`,`horse`],jc={owner:void 0,followers:new Map},Mc=e=>Number(e.slice(1))-1;function Nc(e){if(e===void 0)return jc;let[t=`-`,n=``]=e.split(`/`);if(t!==`-`){let e=Number(n);return{owner:Mc(t),followers:new Map(e>0?[[Mc(t),e]]:[])}}let r=n.split(`,`).filter(e=>e!==``);return{owner:void 0,followers:new Map(r.map(e=>{let[t=``,n=`0`]=e.split(`:`);return[Mc(t),Number(n)]}))}}var Pc=(e,t)=>Ac.filter(n=>e[n].includes(t)),Fc=e=>e.at.split(` `).at(-1)??``;function Ic(e,t){let n=Rc(t),r=[],i=[];for(let t of e){let e=n.findIndex(e=>e.seat===t.seat&&e.cell===t.cell);e>=0&&n.splice(e,1),(e>=0?r:i).push(t)}let a=Math.max(0,...e.map(e=>e.id))+1,o=n.map(e=>({...e,id:Lc(i,e)?.id??a++}));return zc([...r,...o])}function Lc(e,t){let n=e.filter(e=>e.seat===t.seat).toSorted((e,n)=>sc(e.cell,t.cell)-sc(n.cell,t.cell))[0];return n&&e.splice(e.indexOf(n),1),n}function Rc(e){return rc.flatMap(({name:t})=>[...Nc(e.cells[t]).followers].flatMap(([e,n])=>Array.from({length:n},()=>({seat:e,cell:t}))))}function zc(e){let t=e.toSorted((e,t)=>e.seat-t.seat||e.id-t.id);return t.map(e=>{let n=t.filter(t=>t.cell===e.cell);return{...e,slot:n.indexOf(e),of:n.length}}).toSorted((e,t)=>e.id-t.id)}var Bc={1:[[0,0]],2:[[-13,0],[13,0]],3:[[-13,8],[13,8],[0,-12]],4:[[-13,-11],[13,-11],[-13,12],[13,12]]},Vc=(e,t)=>Bc[Math.min(t,4)]?.[e%4]??[0,0],Hc=G(`<g class="follower svelte-1hxy9n5"><g><ellipse class="shadow svelte-1hxy9n5" cx="0" cy="3" rx="11.5" ry="11"></ellipse><circle class="rim svelte-1hxy9n5" r="11"></circle><circle class="face svelte-1hxy9n5" r="8.6"></circle><!></g></g>`),Uc=G(`<g class="followers svelte-1hxy9n5" aria-hidden="true"></g>`);function Wc(e,t){k(t,!0);function n({cell:e,slot:t,of:n}){let{x:r,y:i}=oc(e),[a,o]=Vc(t,n);return`translate(${(r+a).toFixed(1)}px, ${(i+o).toFixed(1)}px)`}var r=Uc();Y(r,21,()=>t.tokens,e=>e.id,(e,r)=>{var i=Hc();let a;var o=F(i);Is(R(F(o),3),{get seat(){return H(r).seat},size:5.8}),O(o),O(i),z(e=>{X(i,`data-hue`,t.hues[H(r).seat]??`none`),a=Li(i,``,a,{transform:e})},[()=>n(H(r))]),Ci(3,o,()=>kc,()=>({duration:t.pace})),K(e,i)}),O(r),K(e,r),A()}function Gc(e,t,n,r,i){let{owner:a,followers:o}=Nc(e.cells[t.name]),s=[...o].map(([e,t])=>i(e===a?`web-bello-followers`:`web-bello-followers-of`,{number:t,player:n[e]??``}));return[t.name,i(`bello-kind-${t.kind}`),...a===void 0?[]:[i(`web-bello-controlled`,{player:n[a]??``})],...s,...Pc(e,t.name).map(e=>i(`web-bello-marker-${e}`)),...r?[i(`web-bello-lit`)]:[]].join(`, `)}var Kc=G(`<g><circle></circle></g>`),qc=G(`<g class="token svelte-10whx99"><circle r="16" class="svelte-10whx99"></circle><path d="M0-14.5 3.4-6.6 10.2-10.2 6.6-3.4 14.5 0 6.6 3.4 10.2 10.2 3.4 6.6 0 14.5-3.4 6.6-10.2 10.2-6.6 3.4-14.5 0-6.6-3.4-10.2-10.2-3.4-6.6Z" class="svelte-10whx99"></path><circle class="eye svelte-10whx99" r="4.4"></circle></g>`),Jc=G(`<g class="track" aria-hidden="true"><defs><linearGradient id="bronze" x1="0" y1="0" x2="1" y2="1"><stop class="bright svelte-10whx99" offset="0"></stop><stop class="deep svelte-10whx99" offset=".38"></stop><stop class="bright svelte-10whx99" offset=".55"></stop><stop class="deep svelte-10whx99" offset="1"></stop></linearGradient><radialGradient id="sheen" cx=".35" cy=".25" r=".9"><stop class="light svelte-10whx99" offset="0"></stop><stop class="none svelte-10whx99" offset=".55"></stop><stop class="shade svelte-10whx99" offset="1"></stop></radialGradient></defs><polygon class="frame svelte-10whx99" fill="url(#bronze)"></polygon><polygon class="groove svelte-10whx99"></polygon><polygon class="teeth svelte-10whx99"></polygon><polygon class="teeth svelte-10whx99"></polygon><polygon class="bed svelte-10whx99"></polygon><!><!></g>`);function Yc(e,t){k(t,!0);let n=[0,4,8,12,16,20],r=e=>n.map(fc).map(({x:t,y:n})=>`${(t*e).toFixed(1)},${(n*e).toFixed(1)}`).join(` `),i=e=>t.token!==void 0&&t.start!==void 0&&(e-t.start+uc.length)%uc.length<=(t.token-t.start+uc.length)%uc.length,a=j(()=>t.token===void 0?void 0:fc(t.token));var o=Jc(),s=R(F(o)),c=R(s),l=R(c),u=R(l),d=R(u),f=R(d);Y(f,18,()=>uc,e=>e,(e,t,n)=>{let r=j(()=>fc(H(n)));var a=Kc(),o=F(a);let s;O(a),z((e,t,r)=>{X(a,`transform`,`translate(${e??``} ${t??``})`),s=Fi(o,0,`space svelte-10whx99`,null,s,{passed:r}),X(o,`r`,H(n)%4==0?9:6)},[()=>H(r).x.toFixed(1),()=>H(r).y.toFixed(1),()=>i(H(n))]),K(e,a)});var p=R(f),m=e=>{var t=qc();let n;z(()=>n=Li(t,``,n,{transform:`translate(${H(a).x??``}px, ${H(a).y??``}px)`})),K(e,t)};J(p,e=>{H(a)&&e(m)}),O(o),z((e,t,n,r,i)=>{X(s,`points`,e),X(c,`points`,t),X(l,`points`,n),X(u,`points`,r),X(d,`points`,i)},[()=>r(1.06),()=>r(1.045),()=>r(1.028),()=>r(.972),()=>r(.945)]),K(e,o),A()}var Xc=G(`<path class="under svelte-1kocqlc" marker-end="url(#head-under)"></path><path class="over svelte-1kocqlc" marker-end="url(#head)"></path>`,1),Zc=G(`<polygon class="ring svelte-1kocqlc"></polygon>`),Qc=G(`<g><!></g>`),$c=G(`<g class="trail svelte-1kocqlc" aria-hidden="true"><defs><marker id="head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.6" markerHeight="3.6" orient="auto" class="svelte-1kocqlc"><path d="M0 0L10 5L0 10Z" class="svelte-1kocqlc"></path></marker><marker id="head-under" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.1" markerHeight="3.1" orient="auto" class="svelte-1kocqlc"><path d="M0 0L10 5L0 10Z" class="svelte-1kocqlc"></path></marker></defs><!></g>`);function el(e,t){k(t,!0);function n(e,t){let[n,r]=[oc(e),oc(t)],[i,a]=[r.x-n.x,r.y-n.y],o=Math.hypot(i,a),[s,c]=[i/o,a/o],l=[n.x+s*16,n.y+c*16],u=[r.x-s*22,r.y-c*22],d=[(n.x+r.x)/2-c*10,(n.y+r.y)/2+s*10],f=([e=0,t=0])=>`${e.toFixed(1)} ${t.toFixed(1)}`;return`M${f(l)}Q${f(d)} ${f(u)}`}var r=$c();Y(R(F(r)),17,()=>t.trail,ii,(e,r)=>{let i=()=>H(r).seat,a=()=>H(r).verb,o=()=>H(r).cells,s=j(()=>{let[e,t]=o();return{first:e,second:t}});var c=Qc(),l=F(c),u=e=>{var t=Xc(),r=I(t),i=R(r);z((e,t)=>{X(r,`d`,e),X(i,`d`,t)},[()=>n(H(s).first,H(s).second),()=>n(H(s).first,H(s).second)]),K(e,t)},d=e=>{let t=j(()=>oc(H(s).first));var n=Zc();z(e=>{X(n,`points`,e),X(n,`transform`,`translate(${H(t).x??``} ${H(t).y??``})`)},[()=>lc(38)]),K(e,n)};J(l,e=>{H(s).first!==void 0&&H(s).second!==void 0?e(u):H(s).first!==void 0&&e(d,1)}),O(c),z(()=>{X(c,`data-hue`,t.hues[i()]??`none`),Fi(c,0,ki(a()),`svelte-1kocqlc`)}),K(e,c)}),O(r),K(e,r),A()}var tl=G(`<svg viewBox="-380 -440 760 880" role="group" class="svelte-186q3lo"><!><!><!><!></svg>`);function nl(e,t){k(t,!0);let n=j(()=>t.view.position),r=j(()=>H(n).pantheons.map(e=>e??void 0)),i=j(()=>H(n).first===null?void 0:Number(H(n).first.slice(1))-1),a=j(()=>Number(H(n).options.doomsday)),o=e=>H(i)===void 0?void 0:pc(H(n).players,H(i),e,H(a)),s=[],c=j(()=>s=Ic(s,H(n))),l=N(`e1`),u,d=N(0);_a(()=>{P(d,parseFloat(getComputedStyle(u).getPropertyValue(`--pace`))||0,!0)});function f(e){e!==void 0&&(P(l,e,!0),u.querySelector(`[data-cell=${e}]`)?.focus())}function p(){let e=rc.map(e=>e.name),n=e.indexOf(H(l));return[...e.slice(n+1),...e.slice(0,n+1)].find(e=>t.lit.has(e))}function m(e){let t=e.key===`n`?p():hc(H(l),e.key);(t!==void 0||e.key.startsWith(`Arrow`))&&(e.preventDefault(),f(t))}var h=tl(),g=F(h);{let e=j(()=>o(H(n).doom)),t=j(()=>o(0));Yc(g,{get token(){return H(e)},get start(){return H(t)}})}var _=R(g);Y(_,17,()=>rc,e=>e.name,(e,i)=>{let a=j(()=>Nc(H(n).cells[H(i).name]));{let o=j(()=>Pc(H(n),H(i).name)),s=j(()=>H(a).owner===void 0?void 0:H(r)[H(a).owner]),c=j(()=>t.lit.get(H(i).name)),u=j(()=>t.chosen===H(i).name),d=j(()=>Gc(H(n),H(i),t.names,t.lit.get(H(i).name)!==void 0,Q)),f=j(()=>H(l)===H(i).name);Dc(e,{get place(){return H(i)},get standing(){return H(a)},get markers(){return H(o)},get hue(){return H(s)},get verb(){return H(c)},get chosen(){return H(u)},get label(){return H(d)},get focusable(){return H(f)},onpick:()=>t.onpick(H(i).name),onfocus:()=>P(l,H(i).name,!0)})}});var v=R(_);el(v,{get trail(){return t.trail},get hues(){return H(r)}}),Wc(R(v),{get tokens(){return H(c)},get hues(){return H(r)},get pace(){return H(d)}}),O(h),pa(h,e=>u=e,()=>u),z(e=>X(h,`aria-label`,e),[()=>Q(`web-board`)]),U(`keydown`,h,m),K(e,h),A()}Ar([`keydown`]);var rl=G(`<path class="ray svelte-ar7spi" d="M-4-142 0-160 4-142Z"></path>`),il=G(`<polygon class="chip svelte-ar7spi"></polygon>`),al=G(`<g><polygon class="ground svelte-ar7spi"></polygon><!><!></g>`),ol=G(`<svg viewBox="-170 -170 340 340" aria-hidden="true" class="svelte-ar7spi"><circle class="sky svelte-ar7spi" r="166"></circle><!><!></svg>`);function sl(e,t){k(t,!0);let n=[{kind:`temple`,x:0,y:0,hue:`aztec`},{kind:`city`,x:0,y:-Zs,hue:`norse`},{kind:`field`,x:75,y:-Zs/2,hue:`egyptian`},{kind:`city`,x:75,y:Zs/2,hue:`shinto`},{kind:`field`,x:0,y:Zs,hue:`greek`},{kind:`city`,x:-75,y:Zs/2,hue:`mesopotamian`},{kind:`field`,x:-75,y:-Zs/2,hue:`none`}],r=Array.from({length:24},(e,t)=>t*15);var i=ol(),a=R(F(i));Y(a,16,()=>r,e=>e,(e,t)=>{var n=rl();z(()=>X(n,`transform`,`rotate(${t??``})`)),K(e,n)}),Y(R(a),17,()=>n,({kind:e,x:t,y:n,hue:r})=>`${t},${n}`,(e,t)=>{let n=()=>H(t).kind,r=()=>H(t).x,i=()=>H(t).y,a=()=>H(t).hue;var o=al(),s=F(o),c=R(s);xc(c,{get kind(){return n()}});var l=R(c),u=e=>{var t=il();z(e=>X(t,`points`,e),[()=>lc(44)]),K(e,t)};J(l,e=>{a()!==`none`&&e(u)}),O(o),z(e=>{X(o,`transform`,`translate(${r()??``} ${i()??``})`),X(o,`data-hue`,a()),Fi(o,0,ki(n()),`svelte-ar7spi`),X(s,`points`,e)},[()=>lc(48.5)]),K(e,o)}),O(i),K(e,i),A()}function cl(e,t,n,r){switch(Fc(e)){case`action`:return n===void 0?ll(r):ul(e,t,n,r);case`control`:return{ask:`claim ${r}`};case`recruit`:return oc(r).kind===`field`?{key:`web-bello-field-recruits-nothing`,rule:`BD-4.1`}:{ask:`recruit ${r}`};case`target`:return{ask:`target ${r}`};case`to`:case`sail`:case`fly`:return{ask:`to ${r}`};default:return}}var ll=e=>({ask:`move ${e} ${cc(e)[0]??e}`});function ul(e,t,n,r){if(sc(n,r)!==1)return{key:`web-bello-not-next-to-it`,rule:`BD-6.3`};let i=Nc(e.cells[r]).owner;return{ask:`${i!==void 0&&i!==t?`attack`:`move`} ${n} ${r}`}}var dl={aztec:[`flower-war`,`obsidian-harvest`,`fifth-sun`],mesopotamian:[`ziggurat`,`deluge`,`tablet-of-destinies`],egyptian:[`gift-of-the-nile`,`weighing-of-hearts`,`wrath-of-sekhmet`],shinto:[`inaris-foxes`,`divine-wind`,`amaterasus-mirror`],norse:[`longships`,`mjolnir`,`ragnarok`],greek:[`hermes-sandals`,`wooden-horse`,`thunderbolt`]},fl=[`recruit`,`power`,`action`,`control`],pl={turn:`recruit`,recruit:`recruit`,power:`power`,target:`power`,to:`power`,doom:`power`,action:`action`,sail:`action`,fly:`action`,count:`action`,control:`control`},ml=e=>pl[e],hl={supply:`M4 9h16l-2 11H6ZM7 9a5 5 0 0 1 10 0M9 14h6`,follower:`M12 4a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0-7ZM5 20c0-5 3-8 7-8s7 3 7 8Z`,temple:`M3 9 12 4l9 5ZM5 9v9M10 9v9M14 9v9M19 9v9M3 20h18`,city:`M4 20v-9l4-3 4 3v9M12 13V5h7v15M3 20h18M15 8h1M15 12h1M7 20v-4h2v4`,field:`M12 21V8M12 8c-2-2-2-4 0-6 2 2 2 4 0 6ZM12 13c-3 0-5-2-5-4 3 0 5 2 5 4ZM12 13c3 0 5-2 5-4-3 0-5 2-5 4ZM12 18c-3 0-5-2-5-4 3 0 5 2 5 4ZM12 18c3 0 5-2 5-4-3 0-5 2-5 4Z`,sun:`M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9ZM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2`,moon:`M19 14.5A8 8 0 0 1 9.5 5A8 8 0 1 0 19 14.5Z`,half:`M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18ZM12 3v18M12 7h6M12 11h8.500M12 15h8M12 19h4`,undo:`M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3`,plus:`M12 5v14M5 12h14`,minus:`M5 12h14`,fit:`M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5`,book:`M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2ZM12 6v14`,gear:`M12 8.500a3.500 3.500 0 1 1 0 7a3.500 3.500 0 0 1 0-7ZM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M5.600 18.400l2.200-2.200M16.200 7.800l2.200-2.200`,bell:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21h4`,mute:`M6 17V11a6 6 0 0 1 12 0v6l2 2H4ZM10 21h4M4 4l16 17`,link:`M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1`,bot:`M5 9h14v10H5ZM12 9V5M12 4h.1M9 13v1M15 13v1M9 17h6`,close:`M5 5l14 14M19 5 5 19`,back:`M15 5l-7 7 7 7`,next:`M9 5l7 7-7 7`,first:`M18 5l-7 7 7 7M7 5v14`,last:`M6 5l7 7-7 7M17 5v14`,crown:`M4 18h16M4 18 3 7l5 4 4-6 4 6 5-4-1 11`,help:`M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18h.1`},gl=G(`<svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-123hemx"><path class="svelte-123hemx"></path></svg>`);function $(e,t){let n=ga(t,`size`,3,20);var r=gl(),i=L(r);z(()=>{X(r,`width`,n()),X(r,`height`,n()),X(i,`d`,hl[t.name])}),K(e,r)}var _l=W(`<button><span class="head svelte-68qr1x"><strong class="svelte-68qr1x"> </strong> <span class="cost svelte-68qr1x"><span class="unseen"> </span> <!> <!></span></span> <span class="text svelte-68qr1x"> </span></button>`);function vl(e,t){k(t,!0);var n=_l();let r;var i=F(n),a=F(i),o=L(a,!0),s=R(a,2),c=F(s),l=L(c,!0),u=R(c,2);Y(u,17,()=>({length:t.cost}),ii,(e,t)=>{$(e,{name:`follower`,size:14})});var d=R(u,2),f=e=>{$(e,{name:`sun`,size:14})};J(d,e=>{t.cost>1&&e(f)}),O(s),O(i);var p=L(R(i,2),!0);O(n),z((e,i,a,c)=>{X(n,`data-move`,t.move),X(n,`aria-disabled`,!t.open),r=Fi(n,1,`svelte-68qr1x`,null,r,{open:t.open}),q(o,e),X(s,`title`,i),q(l,a),q(p,c)},[()=>Q(`bello-power-${t.power}`),()=>Q(`web-bello-cost`,{cost:t.cost}),()=>Q(`web-bello-cost`,{cost:t.cost}),()=>Q(`bello-power-${t.power}-text`)]),U(`click`,n,function(...e){t.onpick?.apply(this,e)}),K(e,n),A()}Ar([`click`]);var yl=W(`<li><button class="svelte-11i0gca"><strong class="svelte-11i0gca"> </strong> <span class="svelte-11i0gca"> </span></button></li>`),bl=W(`<ul class="picks svelte-11i0gca"></ul>`),xl=W(`<li><!></li>`),Sl=W(`<section class="svelte-11i0gca"><h2 class="svelte-11i0gca"> </h2> <ul class="svelte-11i0gca"></ul></section>`);function Cl(e,t){k(t,!0);let n=j(()=>t.view.position),r=j(()=>t.view.seat??(t.view.actor>=0?t.view.actor:0)),i=j(()=>H(n).pantheons[H(r)]),a=j(()=>t.legal.filter(e=>e.startsWith(`pantheon `)).map(e=>e.slice(9)));var o=Br(),s=I(o),c=e=>{var n=bl();Y(n,20,()=>H(a),e=>e,(e,n)=>{var r=yl(),i=F(r),a=F(i),o=L(a,!0),s=L(R(a,2),!0);O(i),O(r),z((e,t)=>{X(i,`data-move`,`pantheon ${n??``}`),X(i,`data-hue`,n),q(o,e),q(s,t)},[()=>Q(`bello-pantheon-${n}`),()=>dl[n]?.map(e=>Q(`bello-power-${e}`)).join(` · `)]),U(`click`,i,()=>t.onplay(`pantheon ${n}`)),K(e,r)}),O(n),K(e,n)},l=e=>{var n=Sl(),r=F(n),a=L(r,!0),o=R(r,2);Y(o,22,()=>dl[H(i)],e=>e,(e,n,r)=>{let i=j(()=>`power ${H(r)+1}`);var a=xl(),o=F(a);{let e=j(()=>H(r)+1),a=j(()=>t.legal.includes(H(i)));vl(o,{get power(){return n},get move(){return H(i)},get cost(){return H(e)},get open(){return H(a)},onpick:()=>t.legal.includes(H(i))?t.onplay(H(i)):t.onwhy(H(i))})}O(a),K(e,a)}),O(o),O(n),z((e,t)=>{X(n,`data-hue`,H(i)),X(n,`aria-label`,e),q(a,t)},[()=>Q(`web-bello-powers-of`,{pantheon:Q(`bello-pantheon-${H(i)}`)}),()=>Q(`web-bello-powers-of`,{pantheon:Q(`bello-pantheon-${H(i)}`)})]),K(e,n)};J(s,e=>{H(a).length>0?e(c):H(i)&&H(n).options.powers!==`off`&&e(l,1)}),K(e,o),A()}Ar([`click`]);var wl=W(`<li> </li>`),Tl=W(`<div class="tracker svelte-8ctdhw"><ol class="svelte-8ctdhw"></ol> <p class="doom svelte-8ctdhw" data-testid="doom"><!> <span> </span> <span class="round svelte-8ctdhw"> </span></p></div>`);function El(e,t){k(t,!0);let n=j(()=>t.view.position),r=j(()=>ml(Fc(H(n)))),i=j(()=>H(n).options.powers===`off`?fl.filter(e=>e!==`power`):fl);var a=Tl(),o=F(a);Y(o,20,()=>H(i),e=>e,(e,t)=>{var n=wl();let i;var a=L(n,!0);z(e=>{X(n,`aria-current`,t===H(r)?`step`:void 0),i=Fi(n,1,`svelte-8ctdhw`,null,i,{now:t===H(r)}),q(a,e)},[()=>Q(`web-bello-phase-${t}`)]),K(e,n)}),O(o);var s=R(o,2),c=F(s);$(c,{name:`sun`,size:18});var l=R(c,2),u=L(l,!0),d=L(R(l,2),!0);O(s),O(a),z((e,t,n,r)=>{X(o,`aria-label`,e),X(s,`title`,t),q(u,n),q(d,r)},[()=>Q(`web-bello-phases`),()=>Q(`web-bello-doom-help`),()=>Q(`web-bello-doom`,{doom:H(n).doom,of:Number(H(n).options.doomsday)}),()=>Q(`web-bello-round`,{round:H(n).round})]),K(e,a),A()}var Dl=e=>e.position,Ol={followers:1,temples:3,cities:2,fields:1};function kl(e,t){return Object.entries(Ol).map(([n,r])=>{let i=Number(e.seats[t]?.[n]??0);return{key:`bello-tally-${n}`,number:i,points:i*r}})}var Al={bello:{Board:nl,Panel:Cl,Tracker:El,Emblem:sl,isCell:ac,moment:e=>{let{actions:t,extra_moves:n}=Dl(e);return{node:Fc(Dl(e)),args:{actions:t,moves:n}}},guess:(e,t,n)=>cl(Dl(e),e.seat??0,t,n),hue:(e,t)=>Dl(e).pantheons[t]??void 0,hasOwnButton:e=>/^(power|pantheon) /.test(e),scoring:{rule:`BD-11.1`,lines:kl},tallies:[{field:`supply`,icon:`supply`},{field:`followers`,icon:`follower`},{field:`temples`,icon:`temple`},{field:`cities`,icon:`city`},{field:`fields`,icon:`field`}]}},jl=e=>Al[e],Ml=e=>e.split(` `)[0]??``,Nl=(e,t)=>e.split(` `).slice(1).filter(t),Pl=(e,t)=>e.filter(e=>Nl(e,t).length===0),Fl=(e,t,n)=>e.filter(e=>{let r=Nl(e,n);return r.length===1&&r[0]===t}),Il=(e,t,n)=>e.filter(e=>{let r=Nl(e,n);return r.length>1&&r[0]===t});function Ll(e,t,n){let r=new Map;for(let i of e){let[e,a]=Nl(i,n),o=t===void 0?e:e===t?a:void 0;o!==void 0&&r.set(o,t===void 0?`choose`:Ml(i))}return r}function Rl(e,t,n,r){if(t===n)return{kind:`unchoose`};if(t!==void 0){let i=Il(e,t,r).filter(e=>Nl(e,r)[1]===n);if(i.length>1)return{kind:`ask`,moves:i};if(i[0]!==void 0)return{kind:`play`,move:i[0]}}let i=Fl(e,n,r);return Il(e,n,r).length>0?{kind:`choose`,cell:n}:i.length>1?{kind:`ask`,moves:i}:i[0]!==void 0&&t===void 0?{kind:`play`,move:i[0]}:{kind:`why`}}var zl=[`end`,`done`,`pass`],Bl=e=>zl.find(t=>e.includes(t)),Vl=(e,t,n)=>({seat:e,verb:Ml(t),cells:Nl(t,n)}),Hl=({cells:e})=>e.length>0;function Ul(e,t,n){let r=e.findLastIndex(e=>t.includes(e.seat)),i=e.slice(r+1);return(i.some(e=>e.seat>=0)?i:e.slice(-1)).map(e=>Vl(e.seat,e.move,n)).filter(Hl)}function Wl(e,t,n){let r=e[t];return r?.move?[Vl(r.seat??-1,r.move,n)].filter(Hl):[]}var Gl=W(`<button class="prominent" data-testid="return"> </button>`),Kl=W(`<div class="bar panel svelte-c4kjw6" role="group" data-testid="looking-back"><button><!></button> <button data-testid="replay-back"><!></button> <label class="svelte-c4kjw6"><span class="unseen"> </span> <input type="range" min="0" data-testid="replay-slider" class="svelte-c4kjw6"/></label> <output class="svelte-c4kjw6"> </output> <button data-testid="replay-next"><!></button> <button><!></button> <!></div>`);function ql(e,t){k(t,!0);let n=e=>Math.max(0,Math.min(t.of,e));var r=Kl(),i=F(r);$(F(i),{name:`first`,size:16}),O(i);var a=R(i,2);$(F(a),{name:`back`,size:16}),O(a);var o=R(a,2),s=F(o),c=L(s,!0),l=R(s,2);ta(l),O(o);var u=R(o,2),d=L(u,!0),f=R(u,2);$(F(f),{name:`next`,size:16}),O(f);var p=R(f,2);$(F(p),{name:`last`,size:16}),O(p);var m=R(p,2),h=e=>{var n=Gl(),r=L(n,!0);z(e=>q(r,e),[()=>Q(`web-return`)]),U(`click`,n,function(...e){t.onreturn?.apply(this,e)}),K(e,n)};J(m,e=>{t.onreturn&&e(h)}),O(r),z((e,n,o,s,u,m,h)=>{X(r,`aria-label`,e),X(i,`aria-label`,n),X(a,`aria-label`,o),q(c,s),X(l,`max`,t.of),na(l,t.ply),q(d,u),X(f,`aria-label`,m),X(p,`aria-label`,h)},[()=>Q(`web-looking-back`),()=>Q(`web-replay-first`),()=>Q(`web-replay-back`),()=>Q(`web-replay-slider`),()=>Q(`web-replay-ply`,{ply:t.ply,plies:t.of}),()=>Q(`web-replay-next`),()=>Q(`web-replay-last`)]),U(`click`,i,()=>t.onlook(0)),U(`click`,a,()=>t.onlook(n(t.ply-1))),U(`input`,l,e=>t.onlook(Number(e.currentTarget.value))),U(`click`,f,()=>t.onlook(n(t.ply+1))),U(`click`,p,()=>t.onlook(t.of)),K(e,r),A()}Ar([`click`,`input`]),typeof window<`u`&&(window.NodeList&&!NodeList.prototype.forEach&&(NodeList.prototype.forEach=Array.prototype.forEach),typeof window.CustomEvent!=`function`&&(window.CustomEvent=function(e,t){t||={bubbles:!1,cancelable:!1,detail:null};var n=document.createEvent(`CustomEvent`);return n.initCustomEvent(e,t.bubbles,t.cancelable,t.detail),n}));var Jl=typeof document<`u`&&!!document.documentMode,Yl;function Xl(){return Yl||=document.createElement(`div`).style}var Zl=[`webkit`,`moz`,`ms`],Ql={};function $l(e){if(Ql[e])return Ql[e];let t=Xl();if(e in t)return Ql[e]=e;let n=e[0].toUpperCase()+e.slice(1),r=Zl.length;for(;r--;){let i=`${Zl[r]}${n}`;if(i in t)return Ql[e]=i}}function eu(e,t){return parseFloat(t[$l(e)])||0}function tu(e,t,n=window.getComputedStyle(e)){let r=t===`border`?`Width`:``;return{left:eu(`${t}Left${r}`,n),right:eu(`${t}Right${r}`,n),top:eu(`${t}Top${r}`,n),bottom:eu(`${t}Bottom${r}`,n)}}function nu(e,t,n){e.style[$l(t)]=n}function ru(e,t){nu(e,`transition`,`${$l(`transform`)} ${t.duration}ms ${t.easing}`)}function iu(e,{x:t,y:n,scale:r,isSVG:i},a){if(nu(e,`transform`,`scale(${r}) translate(${t}px, ${n}px)`),i&&Jl){let t=window.getComputedStyle(e).getPropertyValue(`transform`);e.setAttribute(`transform`,t)}}function au(e){let t=e.parentNode;(!t||t.nodeType!==1)&&(t=document.documentElement);let n=window.getComputedStyle(e),r=window.getComputedStyle(t),i=e.getBoundingClientRect(),a=t.getBoundingClientRect();return{elem:{style:n,width:i.width,height:i.height,top:i.top,bottom:i.bottom,left:i.left,right:i.right,margin:tu(e,`margin`,n),border:tu(e,`border`,n)},parent:{style:r,width:a.width,height:a.height,top:a.top,bottom:a.bottom,left:a.left,right:a.right,padding:tu(t,`padding`,r),border:tu(t,`border`,r)}}}var ou={down:`mousedown`,move:`mousemove`,up:`mouseup mouseleave`};typeof window<`u`&&(typeof window.PointerEvent==`function`?ou={down:`pointerdown`,move:`pointermove`,up:`pointerup pointerleave pointercancel`}:typeof window.TouchEvent==`function`&&(ou={down:`touchstart`,move:`touchmove`,up:`touchend touchcancel`}));function su(e,t,n,r){ou[e].split(` `).forEach(e=>{t.addEventListener(e,n,r)})}function cu(e,t,n){ou[e].split(` `).forEach(e=>{t.removeEventListener(e,n)})}function lu(e,t){let n=e.length;for(;n--;)if(e[n].pointerId===t.pointerId)return n;return-1}function uu(e,t){let n;if(t.touches){n=0;for(let r of t.touches)r.pointerId=n++,uu(e,r);return}n=lu(e,t),n>-1&&e.splice(n,1),e.push(t)}function du(e,t){if(t.touches){for(;e.length;)e.pop();return}let n=lu(e,t);n>-1&&e.splice(n,1)}function fu(e){e=e.slice(0);let t=e.pop(),n;for(;n=e.pop();)t={clientX:(n.clientX-t.clientX)/2+t.clientX,clientY:(n.clientY-t.clientY)/2+t.clientY};return t}function pu(e){if(e.length<2)return 0;let t=e[0],n=e[1];return Math.sqrt(Math.abs(n.clientX-t.clientX)**2+Math.abs(n.clientY-t.clientY)**2)}function mu(e){let t=e;for(;t&&t.parentNode;){if(t.parentNode===document)return!0;t=t.parentNode instanceof ShadowRoot?t.parentNode.host:t.parentNode}return!1}function hu(e){return(e.getAttribute(`class`)||``).trim()}function gu(e,t){return e.nodeType===1&&` ${hu(e)} `.indexOf(` ${t} `)>-1}function _u(e,t){for(let n=e;n!=null;n=n.parentNode)if(gu(n,t.excludeClass)||t.exclude.indexOf(n)>-1)return!0;return!1}var vu=/^http:[\w\.\/]+svg$/;function yu(e){return vu.test(e.namespaceURI)&&e.nodeName.toLowerCase()!==`svg`}function bu(e){let t={};for(let n in e)e.hasOwnProperty(n)&&(t[n]=e[n]);return t}var xu={animate:!1,canvas:!1,cursor:`move`,disablePan:!1,disableZoom:!1,disableXAxis:!1,disableYAxis:!1,duration:200,easing:`ease-in-out`,exclude:[],excludeClass:`panzoom-exclude`,handleStartEvent:e=>{e.preventDefault(),e.stopPropagation()},maxScale:4,minScale:.125,overflow:`hidden`,panOnlyWhenZoomed:!1,pinchAndPan:!1,relative:!1,setTransform:iu,startX:0,startY:0,startScale:1,step:.3,touchAction:`none`};function Su(e,t){if(!e)throw Error(`Panzoom requires an element as an argument`);if(e.nodeType!==1)throw Error(`Panzoom requires an element with a nodeType of 1`);if(!mu(e))throw Error(`Panzoom should be called on elements that have been attached to the DOM`);t={...xu,...t};let n=yu(e),r=e.parentNode;r.style.overflow=t.overflow,r.style.userSelect=`none`,r.style.touchAction=t.touchAction,(t.canvas?r:e).style.cursor=t.cursor,e.style.userSelect=`none`,e.style.touchAction=t.touchAction,nu(e,`transformOrigin`,typeof t.origin==`string`?t.origin:n?`0 0`:`50% 50%`);function i(){r.style.overflow=``,r.style.userSelect=``,r.style.touchAction=``,r.style.cursor=``,e.style.cursor=``,e.style.userSelect=``,e.style.touchAction=``,nu(e,`transformOrigin`,``)}function a(n={}){for(let e in n)n.hasOwnProperty(e)&&(t[e]=n[e]);(n.hasOwnProperty(`cursor`)||n.hasOwnProperty(`canvas`))&&(r.style.cursor=e.style.cursor=``,(t.canvas?r:e).style.cursor=t.cursor),n.hasOwnProperty(`overflow`)&&(r.style.overflow=n.overflow),n.hasOwnProperty(`touchAction`)&&(r.style.touchAction=n.touchAction,e.style.touchAction=n.touchAction)}let o=0,s=0,c=1,l=!1;h(t.startScale,{animate:!1,force:!0}),setTimeout(()=>{m(t.startX,t.startY,{animate:!1,force:!0})});function u(t,n,r){if(r.silent)return;let i=new CustomEvent(t,{detail:n});e.dispatchEvent(i)}function d(t,r,i){let a={x:o,y:s,scale:c,isSVG:n,originalEvent:i};return requestAnimationFrame(()=>{typeof r.animate==`boolean`&&(r.animate?ru(e,r):nu(e,`transition`,`none`)),r.setTransform(e,a,r),u(t,a,r),u(`panzoomchange`,a,r)}),a}function f(n,r,i,a){let l={...t,...a},u={x:o,y:s,opts:l};if(!a?.force&&(l.disablePan||l.panOnlyWhenZoomed&&c===l.startScale))return u;if(n=parseFloat(n),r=parseFloat(r),l.disableXAxis||(u.x=(l.relative?o:0)+n),l.disableYAxis||(u.y=(l.relative?s:0)+r),l.contain){let t=au(e),n=t.elem.width/c,r=t.elem.height/c,a=n*i,o=r*i,s=(a-n)/2,d=(o-r)/2;if(l.contain===`inside`){let e=(-t.elem.margin.left-t.parent.padding.left+s)/i,n=(t.parent.width-a-t.parent.padding.left-t.elem.margin.left-t.parent.border.left-t.parent.border.right+s)/i;u.x=Math.max(Math.min(u.x,n),e);let r=(-t.elem.margin.top-t.parent.padding.top+d)/i,c=(t.parent.height-o-t.parent.padding.top-t.elem.margin.top-t.parent.border.top-t.parent.border.bottom+d)/i;u.y=Math.max(Math.min(u.y,c),r)}else if(l.contain===`outside`){let e=(-(a-t.parent.width)-t.parent.padding.left-t.parent.border.left-t.parent.border.right+s)/i,n=(s-t.parent.padding.left)/i;u.x=Math.max(Math.min(u.x,n),e);let r=(-(o-t.parent.height)-t.parent.padding.top-t.parent.border.top-t.parent.border.bottom+d)/i,c=(d-t.parent.padding.top)/i;u.y=Math.max(Math.min(u.y,c),r)}}return l.roundPixels&&(u.x=Math.round(u.x),u.y=Math.round(u.y)),u}function p(n,r){let i={...t,...r},a={scale:c,opts:i};if(!r?.force&&i.disableZoom)return a;let o=t.minScale,s=t.maxScale;if(i.contain){let n=au(e),r=n.elem.width/c,i=n.elem.height/c;if(r>1&&i>1){let e=n.parent.width-n.parent.border.left-n.parent.border.right,a=n.parent.height-n.parent.border.top-n.parent.border.bottom,c=e/r,l=a/i;t.contain===`inside`?s=Math.min(s,c,l):t.contain===`outside`&&(o=Math.max(o,c,l))}}return a.scale=Math.min(Math.max(n,o),s),a}function m(e,t,r,i){let a=f(e,t,c,r);return o!==a.x||s!==a.y?(o=a.x,s=a.y,d(`panzoompan`,a.opts,i)):{x:o,y:s,scale:c,isSVG:n,originalEvent:i}}function h(e,t,n){let r=p(e,t),i=r.opts;if(!t?.force&&i.disableZoom)return;e=r.scale;let a=o,l=s;if(i.focal){let t=i.focal;a=(t.x/e-t.x/c+o*e)/e,l=(t.y/e-t.y/c+s*e)/e}let u=f(a,l,e,{relative:!1,force:!0});return o=u.x,s=u.y,c=e,d(`panzoomzoom`,i,n)}function g(e,n){let r={...t,animate:!0,...n};return h(c*Math.exp((e?1:-1)*r.step),r)}function _(e){return g(!0,e)}function v(e){return g(!1,e)}function y(t,r,i,a){let o=au(e),s={width:o.parent.width-o.parent.padding.left-o.parent.padding.right-o.parent.border.left-o.parent.border.right,height:o.parent.height-o.parent.padding.top-o.parent.padding.bottom-o.parent.border.top-o.parent.border.bottom},l=r.clientX-o.parent.left-o.parent.padding.left-o.parent.border.left-o.elem.margin.left,u=r.clientY-o.parent.top-o.parent.padding.top-o.parent.border.top-o.elem.margin.top;n||(l-=o.elem.width/c/2,u-=o.elem.height/c/2);let d={x:l/s.width*(s.width*t),y:u/s.height*(s.height*t)};return h(t,{...i,animate:!1,focal:d},a)}function b(e,n){e.preventDefault();let r={...t,...n,animate:!1},i=(e.deltaY===0&&e.deltaX?e.deltaX:e.deltaY)<0?1:-1,a=p(c*Math.exp(i*r.step/3),r).scale;return y(a,e,r,e)}function x(e){let n={...t,animate:!0,force:!0,...e};c=p(n.startScale,n).scale;let r=f(n.startX,n.startY,c,n);return o=r.x,s=r.y,d(`panzoomreset`,n)}let S,C,w,ee,te,ne,re=[];function ie(e){if(_u(e.target,t))return;uu(re,e),l=!0,t.handleStartEvent(e),S=o,C=s,u(`panzoomstart`,{x:o,y:s,scale:c,isSVG:n,originalEvent:e},t);let r=fu(re);w=r.clientX,ee=r.clientY,te=c,ne=pu(re)}function ae(e){if(!l||S===void 0||C===void 0||w===void 0||ee===void 0)return;uu(re,e);let n=fu(re),r=re.length>1,i=c;r&&(ne===0&&(ne=pu(re)),i=p((pu(re)-ne)*t.step/80+te).scale,y(i,n,{animate:!1},e)),(!r||t.pinchAndPan)&&m(S+(n.clientX-w)/i,C+(n.clientY-ee)/i,{animate:!1},e)}function oe(e){re.length===1&&u(`panzoomend`,{x:o,y:s,scale:c,isSVG:n,originalEvent:e},t),du(re,e),l&&(l=!1,S=C=w=ee=void 0)}let se=!1;function ce(){se||(se=!0,su(`down`,t.canvas?r:e,ie),su(`move`,document,ae,{passive:!0}),su(`up`,document,oe,{passive:!0}))}function le(){se=!1,cu(`down`,t.canvas?r:e,ie),cu(`move`,document,ae),cu(`up`,document,oe)}return t.noBind||ce(),{bind:ce,destroy:le,eventNames:ou,getPan:()=>({x:o,y:s}),getScale:()=>c,getOptions:()=>bu(t),handleDown:ie,handleMove:ae,handleUp:oe,pan:m,reset:x,resetStyle:i,setOptions:a,setStyle:(t,n)=>nu(e,t,n),zoom:h,zoomIn:_,zoomOut:v,zoomToPoint:y,zoomWithWheel:b}}Su.defaultOptions=xu;var Cu=W(`<div class="frame svelte-15ap5io" role="presentation"><div class="inner svelte-15ap5io"><!></div> <div class="tools svelte-15ap5io"><button class="svelte-15ap5io"><!></button> <button class="svelte-15ap5io"><!></button> <button class="svelte-15ap5io"><!></button></div></div>`);function wu(e,t){k(t,!0);let n,r,i,a=new Set,o={x:0,y:0},s=!1;xn(()=>(i=Su(r,{maxScale:4,minScale:1,contain:`outside`,cursor:`default`,handleStartEvent:()=>void 0}),n.addEventListener(`wheel`,c,{passive:!1}),()=>i.destroy()));function c(e){e.preventDefault(),i.zoomWithWheel(e)}function l(e){a.size===0&&(s=!1,o={x:e.clientX,y:e.clientY}),a.add(e.pointerId),a.size>1&&(s=!0)}function u(e){a.has(e.pointerId)&&Math.hypot(e.clientX-o.x,e.clientY-o.y)>8&&(s=!0)}let d=e=>a.delete(e.pointerId);function f(e){s&&e.detail!==0&&(e.stopPropagation(),e.preventDefault())}var p=Cu();kr(`pointerup`,tn,d),kr(`pointercancel`,tn,d);var m=F(p);pi(F(m),()=>t.children),O(m),pa(m,e=>r=e,()=>r);var h=R(m,2),g=F(h);$(F(g),{name:`plus`}),O(g);var _=R(g,2);$(F(_),{name:`minus`}),O(_);var v=R(_,2);$(F(v),{name:`fit`}),O(v),O(h),O(p),pa(p,e=>n=e,()=>n),z((e,t,n,r,i,a)=>{X(g,`aria-label`,e),X(g,`title`,t),X(_,`aria-label`,n),X(_,`title`,r),X(v,`aria-label`,i),X(v,`title`,a)},[()=>Q(`web-zoom-in`),()=>Q(`web-zoom-in`),()=>Q(`web-zoom-out`),()=>Q(`web-zoom-out`),()=>Q(`web-zoom-fit`),()=>Q(`web-zoom-fit`)]),kr(`pointerdown`,p,l,!0),kr(`pointermove`,p,u,!0),kr(`click`,p,f,!0),U(`click`,g,()=>i.zoomIn()),U(`click`,_,()=>i.zoomOut()),U(`click`,v,()=>i.reset()),K(e,p),A()}Ar([`click`]);var Tu=W(`<span class="svelte-1s9vkrq"> </span>`),Eu=W(`<li><button></button></li>`),Du=W(`<div class="replay svelte-1s9vkrq" data-testid="replay-page"><h1 class="unseen"> </h1> <div class="board svelte-1s9vkrq"><!></div> <div class="side svelte-1s9vkrq"><!> <!> <ol class="panel svelte-1s9vkrq" data-testid="log"></ol> <a class="button"> </a></div></div>`),Ou=W(`<p class="wait svelte-1s9vkrq" role="alert"> </p>`),ku=W(`<p class="wait svelte-1s9vkrq"> </p>`);function Au(e,t){k(t,!0);let n=Promise.all([is(t.id),rs(t.id)]),r=new Map;function i(e){history.replaceState(null,``,Sa(`replay`,t.id,e)),dispatchEvent(new HashChangeEvent(`hashchange`))}var a=Br();ti(I(a),()=>n,e=>{var t=ku(),n=L(t,!0);z(e=>q(n,e),[()=>Q(`web-loading`)]),K(e,t)},(e,n)=>{var a=j(()=>{var[{game:e,positions:t},{seats:r}]=H(n);return{game:e,positions:t,seats:r}}),o=j(()=>H(a).game),s=j(()=>H(a).positions),c=j(()=>H(a).seats);let l=j(()=>ds(H(c),Q)),u=j(()=>jl(H(o))),d=j(()=>H(s)[Math.min(t.ply,H(s).length-1)]);var f=Br(),p=I(f),m=e=>{let n=j(()=>H(u));var a=Du(),c=F(a),f=L(c,!0),p=R(c,2);wu(F(p),{children:(e,t)=>{var i=Br(),a=I(i);{let e=j(()=>Wl(H(s),H(d).ply,H(u).isCell));mi(a,()=>H(n).Board,(t,n)=>{n(t,{get view(){return H(d).view},get names(){return H(l)},get lit(){return r},chosen:void 0,get trail(){return H(e)},onpick:()=>void 0})})}K(e,i)},$$slots:{default:!0}}),O(p);var m=R(p,2),h=F(m);mi(h,()=>H(n).Tracker,(e,t)=>{t(e,{get view(){return H(d).view}})});var g=R(h,2);{let e=j(()=>H(s).length-1);ql(g,{get ply(){return H(d).ply},get of(){return H(e)},onlook:i})}var _=R(g,2);Y(_,21,()=>H(s).slice(1),({ply:e,told:t})=>e,(e,t)=>{let n=()=>H(t).ply,r=()=>H(t).told;var a=Eu(),s=F(a);let c;Y(s,21,r,ii,(e,t)=>{var n=Tu(),r=L(n,!0);z(e=>q(r,e),[()=>hs(H(t),H(o),H(l),Q)]),K(e,n)}),O(s),O(a),z(()=>{X(a,`data-seq`,n()),c=Fi(s,1,`quiet svelte-1s9vkrq`,null,c,{here:n()===H(d).ply})}),U(`click`,s,()=>i(n())),K(e,a)}),O(_);var v=R(_,2),y=L(v,!0);O(m),O(a),z((e,t,n,r)=>{q(f,e),X(_,`aria-label`,t),X(v,`href`,n),q(y,r)},[()=>Q(`web-replay-of`,{game:Q(`${H(o)}-name`)}),()=>Q(`web-log`),()=>Sa(`table`,t.id),()=>Q(`web-to-the-table`)]),K(e,a)};J(p,e=>{H(u)&&H(d)&&e(m)}),K(e,f)},e=>{var t=Ou(),n=L(t,!0);z(e=>q(n,e),[()=>Q(`web-failure-unknown`)]),K(e,t)}),K(e,a),A()}Ar([`click`]);var ju=/`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*(?!\*)|\[([^\]]+)\]\([^)]*\)|\b([A-Z]{2,3}-\d+(?:\.\d+)?)\b/g,Mu=/^(?:[-*]|\d+\.)\s+/;function Nu(e){let t=[],n=0;for(let r of e.matchAll(ju)){let[i,a,o,s,c,l]=r;r.index>n&&t.push({kind:`text`,text:e.slice(n,r.index)}),a===void 0?o===void 0?s===void 0?c===void 0?t.push({kind:`rule`,text:l??i}):t.push({kind:`text`,text:c}):t.push({kind:`em`,parts:Nu(s)}):t.push({kind:`strong`,parts:Nu(o)}):t.push({kind:`code`,text:a}),n=r.index+i.length}return n<e.length&&t.push({kind:`text`,text:e.slice(n)}),t}function Pu(e){let t=e.split(/\r?\n/),n=[];for(;t.length>0;){let e=t[0]??``;e.trim()===``?t.shift():e.startsWith("```")?n.push(Fu(t)):/^#{1,6} /.test(e)?n.push(Iu(t)):e.startsWith(`|`)?n.push(Lu(t)):Mu.test(e)?n.push(Ru(t)):n.push(zu(t))}return n}function Fu(e){let t=(e.shift()??``).includes(`scenario`),n=[];for(;e.length>0&&!e[0]?.startsWith("```");)n.push(e.shift()??``);return e.shift(),{kind:`code`,scenario:t,text:n.join(`
`)}}function Iu(e){let[t=``,...n]=(e.shift()??``).split(` `);return{kind:`heading`,level:t.length,parts:Nu(n.join(` `))}}function Lu(e){return{kind:`table`,rows:Bu(e,e=>e.startsWith(`|`)).filter(e=>!/^[|\s:-]+$/.test(e)).map(e=>e.replace(/^\||\|\s*$/g,``).split(`|`).map(e=>Nu(e.trim())))}}function Ru(e){let t=/^\d/.test(e[0]??``),n=[];for(let t of Bu(e,e=>Mu.test(e)||/^\s+\S/.test(e)))Mu.test(t)?n.push(t.replace(Mu,``)):n.push(`${n.pop()??``} ${t.trim()}`);return{kind:`list`,ordered:t,items:n.map(Nu)}}function zu(e){let t=e=>e.trim()!==``&&!/^(```|#{1,6} |\|)/.test(e),n=[e.shift()??``,...Bu(e,e=>t(e)&&!Mu.test(e))].join(` `);return{kind:`paragraph`,id:/^\*\*([A-Z]{2,3}-\d+\.\d+)\*\*/.exec(n)?.[1],parts:Nu(n)}}function Bu(e,t){let n=[];for(;e[0]!==void 0&&t(e[0]);)n.push(e.shift()??``);return n}var Vu=W(`<code> </code>`),Hu=W(`<strong><!></strong>`),Uu=W(`<em><!></em>`),Wu=W(`<button class="rule svelte-cuy1ot"> </button>`),Gu=W(`<p><!></p>`),Ku=W(`<pre tabindex="0"> </pre>`),qu=W(`<li><!></li>`),Ju=W(`<ul class="svelte-cuy1ot"></ul>`),Yu=W(`<td><!></td>`),Xu=W(`<tr></tr>`),Zu=W(`<table class="svelte-cuy1ot"><tbody></tbody></table>`),Qu=W(`<div class="markdown svelte-cuy1ot"></div>`);function $u(e,t){k(t,!0);let n=(e,r=f)=>{var i=Br();Y(I(i),17,r,ii,(e,r)=>{var i=Br(),a=I(i),o=e=>{var t=zr();z(()=>q(t,H(r).text)),K(e,t)},s=e=>{var t=Vu(),n=L(t,!0);z(()=>q(n,H(r).text)),K(e,t)},c=e=>{var t=Hu(),i=F(t);n(i,()=>H(r).parts),O(t),K(e,t)},l=e=>{var t=Uu(),i=F(t);n(i,()=>H(r).parts),O(t),K(e,t)},u=e=>{var n=Wu(),i=L(n,!0);z(()=>q(i,H(r).text)),U(`click`,n,()=>t.onrule(H(r).text)),K(e,n)};J(a,e=>{H(r).kind===`text`?e(o):H(r).kind===`code`?e(s,1):H(r).kind===`strong`?e(c,2):H(r).kind===`em`?e(l,3):e(u,-1)}),K(e,i)}),K(e,i)},r=j(()=>Pu(t.text)),i;xn(()=>{t.at!==void 0&&H(r).length>0&&i.querySelector(`[data-rule="${CSS.escape(t.at)}"]`)?.scrollIntoView({block:`center`})});var a=Qu();Y(a,21,()=>H(r),ii,(e,r)=>{var i=Br(),a=I(i),o=e=>{var t=Br();Ti(I(t),()=>H(r).level===1?`h2`:`h3`,!1,(e,t)=>{ia(e,()=>({class:`level-${H(r).level??``}`}),void 0,void 0,void 0,`svelte-cuy1ot`),n(t,()=>H(r).parts)}),K(e,t)},s=e=>{var i=Gu();let a;var o=F(i);n(o,()=>H(r).parts),O(i),z(()=>{X(i,`data-rule`,H(r).id),a=Fi(i,1,`svelte-cuy1ot`,null,a,{at:H(r).id!==void 0&&H(r).id===t.at})}),K(e,i)},c=e=>{var t=Ku();let n;var i=L(t,!0);z(()=>{n=Fi(t,1,`svelte-cuy1ot`,null,n,{scenario:H(r).scenario}),q(i,H(r).text)}),K(e,t)},l=e=>{var t=Ju();Y(t,21,()=>H(r).items,ii,(e,t)=>{var r=qu(),i=F(r);n(i,()=>H(t)),O(r),K(e,r)}),O(t),K(e,t)},u=e=>{var t=Zu(),i=F(t);Y(i,21,()=>H(r).rows,ii,(e,t,r)=>{var i=Xu();Y(i,21,()=>H(t),ii,(e,t)=>{var i=Yu();Fi(i,1,`svelte-cuy1ot`,null,{},{top:r===0});var a=F(i);n(a,()=>H(t)),O(i),K(e,i)}),O(i),K(e,i)}),O(i),O(t),K(e,t)};J(a,e=>{H(r).kind===`heading`?e(o):H(r).kind===`paragraph`?e(s,1):H(r).kind===`code`?e(c,2):H(r).kind===`list`?e(l,3):e(u,-1)}),K(e,i)}),O(a),pa(a,e=>i=e,()=>i),K(e,a),A()}Ar([`click`]);var ed=W(`<p> </p>`),td=W(`<aside class="panel svelte-oxu2mb" data-testid="rules"><header class="svelte-oxu2mb"><h2> </h2> <button class="quiet"><!></button></header> <div class="text svelte-oxu2mb" tabindex="0" role="region"><!></div></aside>`);function nd(e,t){k(t,!0);let n=j(()=>ss(t.game,Z.language)),r;xn(()=>r.focus());var i=td();kr(`keydown`,tn,e=>e.key===`Escape`&&Ta.close());var a=F(i),o=F(a),s=L(o,!0),c=R(o,2);$(F(c),{name:`close`}),O(c),pa(c,e=>r=e,()=>r),O(a);var l=R(a,2);ti(F(l),()=>H(n),e=>{var t=ed(),n=L(t,!0);z(e=>q(n,e),[()=>Q(`web-loading`)]),K(e,t)},(e,t)=>{$u(e,{get text(){return H(t)},get at(){return Ta.at},onrule:e=>Ta.at=e})},e=>{var t=ed(),n=L(t,!0);z(e=>q(n,e),[()=>Q(`web-failure-unreachable`)]),K(e,t)}),O(l),O(i),z((e,t,n,r)=>{X(i,`aria-label`,e),q(s,t),X(c,`aria-label`,n),X(l,`aria-label`,r)},[()=>Q(`web-rules`),()=>Q(`web-rules-of`,{game:Q(`${t.game}-name`)}),()=>Q(`web-close`),()=>Q(`web-rules`)]),U(`click`,c,()=>Ta.close()),K(e,i),A()}Ar([`click`]);var rd=W(`<li><a class="game panel svelte-1e4s1fy"><span class="emblem svelte-1e4s1fy"><!></span> <span class="words svelte-1e4s1fy"><strong class="svelte-1e4s1fy"> </strong> <em class="svelte-1e4s1fy"> </em> <span> </span> <span class="players svelte-1e4s1fy"> </span> <span class="button prominent svelte-1e4s1fy"> </span></span></a></li>`),id=W(`<ul class="games"></ul>`),ad=W(`<p role="alert"> </p>`),od=W(`<p> </p>`),sd=W(`<li><a class="panel svelte-1e4s1fy"><strong> </strong> <span> </span> <em class="svelte-1e4s1fy"> </em></a></li>`),cd=W(`<h2> </h2> <ul class="tables svelte-1e4s1fy" data-testid="my-tables"></ul>`,1),ld=W(`<p></p>`),ud=W(`<div class="shelf svelte-1e4s1fy"><h1 class="svelte-1e4s1fy"> </h1> <!> <!></div>`);function dd(e,t){k(t,!0);let n=es().then(({games:e})=>e.filter(({name:e})=>jl(e))),r=ts().then(e=>e.tables),i=({over:e,started:t})=>e?`over`:t?`running`:`waiting`;var a=ud(),o=F(a),s=L(o,!0),c=R(o,2);ti(c,()=>n,e=>{var t=od(),n=L(t,!0);z(e=>q(n,e),[()=>Q(`web-loading`)]),K(e,t)},(e,t)=>{var n=id();Y(n,21,()=>H(t),({name:e,fewest:t,most:n})=>e,(e,t)=>{let n=()=>H(t).name,r=()=>H(t).fewest,i=()=>H(t).most,a=j(()=>jl(n())?.Emblem);var o=rd(),s=F(o),c=F(s);mi(F(c),()=>H(a),(e,t)=>{t(e,{})}),O(c);var l=R(c,2),u=F(l),d=L(u,!0),f=R(u,2),p=L(f,!0),m=R(f,2),h=L(m,!0),g=R(m,2),_=L(g,!0),v=L(R(g,2),!0);O(l),O(s),O(o),z((e,t,r,i,a,o)=>{X(s,`href`,e),X(s,`data-testid`,`game-${n()??``}`),q(d,t),q(p,r),q(h,i),q(_,a),q(v,o)},[()=>Sa(`new`,n()),()=>Q(`${n()}-name`),()=>Q(`${n()}-subtitle`),()=>Q(`${n()}-pitch`),()=>Q(`web-players-range`,{fewest:r(),most:i()}),()=>Q(`web-play`)]),K(e,o)}),O(n),K(e,n)},e=>{var t=ad(),n=L(t,!0);z(e=>q(n,e),[()=>Q(`web-failure-unreachable`)]),K(e,t)}),ti(R(c,2),()=>r,null,(e,t)=>{var n=Br(),r=I(n),a=e=>{var n=cd(),r=I(n),a=L(r,!0),o=R(r,2);Y(o,21,()=>H(t),e=>e.table,(e,t)=>{var n=sd(),r=F(n),a=F(r),o=L(a,!0),s=R(a,2),c=L(s,!0),l=L(R(s,2),!0);O(r),O(n),z((e,n,i,a)=>{X(r,`href`,e),X(r,`data-table`,H(t).table),q(o,n),q(c,i),q(l,a)},[()=>Sa(`table`,H(t).table),()=>Q(`${H(t).game}-name`),()=>ds(H(t).seats,Q).join(` · `),()=>Q(`web-table-${i(H(t))}`)]),K(e,n)}),O(o),z(e=>q(a,e),[()=>Q(`web-my-tables`)]),K(e,n)};J(r,e=>{H(t).length>0&&e(a)}),K(e,n)},e=>{K(e,ld())}),O(a),z(e=>q(s,e),[()=>Q(`web-shelf-title`)]),K(e,a),A()}var fd=260,pd=2400,md=e=>Math.min(fd,pd/Math.max(1,e)),hd=class{pass;calm;#e=[];#t;constructor(e,t=gd){this.pass=e,this.calm=t}take(e){e.type===`show`?(this.stop(),this.pass(e)):e.type===`update`?(this.#e.push(e),this.calm()?this.#t===void 0&&this.#n():this.flush()):(e.type!==`ack`&&e.type!==`pong`&&this.flush(),this.pass(e))}flush(){let e=this.#e;this.stop(),e.forEach(this.pass)}stop(){clearTimeout(this.#t),this.#t=void 0,this.#e=[]}#n(){let e=this.#e.shift();this.#t=void 0,e!==void 0&&(this.pass(e),this.#t=setTimeout(()=>this.#n(),md(this.#e.length)))}};function gd(){let e=getComputedStyle(document.documentElement).getPropertyValue(`--pace`);return document.visibilityState===`visible`&&parseFloat(e)>0}var _d={info:void 0,seq:0,view:void 0,log:[],pending:void 0,notice:void 0,gap:!1};function vd(e,t){switch(t.type){case`sent`:return{...e,pending:t.pending,notice:void 0};case`noticed`:return{...e,notice:void 0};case`show`:return Sd({...e,info:t.info,seq:t.seq,view:t.view,log:bd(t.log),gap:!1});case`update`:return yd(e,t.seq,t.entries,t.view);case`stale`:return xd(yd(e,t.seq,t.entries,t.view),t.id,{kind:`stale`});case`presence`:return{...e,info:t.info};case`ack`:return xd(e,t.id,e.notice);case`illegal`:return xd({...e,notice:{...t,kind:`illegal`}},t.id);case`problem`:return xd(e,t.id??``,{kind:`problem`,reason:t.reason});default:return e}}function yd(e,t,n,r){if(t<=e.seq)return e;if(e.info===void 0||t-n.length>e.seq)return{...e,gap:!0};let i=n.slice(n.length-(t-e.seq)),a=r.result!==null,o=a?{...e.info,over:a}:e.info;return{...e,info:o,seq:t,view:r,log:bd([...e.log,...i])}}function bd(e){return e.filter((t,n)=>n===0||t.seq>(e[n-1]?.seq??-1))}function xd(e,t,n=e.notice){return{...e,notice:n,pending:e.pending?.id===t?void 0:e.pending}}function Sd(e){let{pending:t}=e;if(t===void 0||t.seq===e.seq)return e;let n=e.log.at(t.seq-e.seq)?.move===(t.move??`undo`);return{...e,pending:void 0,notice:n?e.notice:{kind:`stale`}}}function Cd(e){let t=[];for(let n of e)n.move===`undo`?t.pop():t.push(n.seq);return new Map(t.map((e,t)=>[e,t+1]))}var wd=200,Td=5e3,Ed=1e4,Dd=6e3,Od=(e,t)=>Math.min(Td,wd*2**e)*(.5+t/2),kd={open:e=>new WebSocket(e),later:(e,t)=>{let n=setTimeout(t,e);return()=>clearTimeout(n)},random:Math.random},Ad=class{url;onMessage;onLink;world;#e;#t=0;#n=!1;#r=()=>void 0;constructor(e,t,n,r=kd){this.url=e,this.onMessage=t,this.onLink=n,this.world=r,this.#i()}send(e){return this.#e?.readyState===1&&(this.#e.send(JSON.stringify(e)),!0)}hurry(){this.#n||this.#e?.readyState===1||(this.#t=0,this.#s(),this.#i())}lose(){this.#n||(this.#s(),this.onLink(`lost`),this.#o(Od(this.#t++,this.world.random()),()=>this.#i()))}close(){this.#n=!0,this.#s()}#i(){this.onLink(this.#t===0?`connecting`:`lost`);let e=this.world.open(this.url);this.#e=e,this.#o(Dd,()=>this.lose()),e.onopen=()=>this.send({type:`hello`}),e.onclose=()=>this.lose(),e.onmessage=e=>{this.#a(),this.onMessage(JSON.parse(String(e.data)))}}#a(){this.#t=0,this.onLink(`live`),this.#o(Ed,()=>{this.send({type:`ping`}),this.#o(Dd,()=>this.lose())})}#o(e,t){this.#r(),this.#r=this.world.later(e,t)}#s(){this.#r();let e=this.#e;this.#e=void 0,e&&(e.onopen=e.onclose=e.onmessage=null,e.close())}},jd=()=>crypto.randomUUID(),Md=5e3,Nd=class{id;#e=N(_d);get state(){return H(this.#e)}set state(e){P(this.#e,e)}#t=N(`connecting`);get link(){return H(this.#t)}set link(e){P(this.#t,e,!0)}#n=N();get chosen(){return H(this.#n)}set chosen(e){P(this.#n,e,!0)}#r=N([]);get asked(){return H(this.#r)}set asked(e){P(this.#r,e)}#i=N();get looking(){return H(this.#i)}set looking(e){P(this.#i,e,!0)}#a=N();get replay(){return H(this.#a)}set replay(e){P(this.#a,e)}#o=j(()=>this.state.info);get info(){return H(this.#o)}set info(e){P(this.#o,e)}#s=j(()=>this.state.view);get live(){return H(this.#s)}set live(e){P(this.#s,e)}#c=j(()=>this.looking===void 0?void 0:this.replay?.positions[this.looking]);get past(){return H(this.#c)}set past(e){P(this.#c,e)}#l=j(()=>this.past?.view??this.live);get view(){return H(this.#l)}set view(e){P(this.#l,e)}#u=j(()=>this.past?[]:this.live?.legal??[]);get legal(){return H(this.#u)}set legal(e){P(this.#u,e)}#d=j(()=>this.legal.length>0);get mine(){return H(this.#d)}set mine(e){P(this.#d,e)}#f=j(()=>ds(this.info?.seats??[],Q));get names(){return H(this.#f)}set names(e){P(this.#f,e)}#p=j(()=>Cd(this.state.log));get plies(){return H(this.#p)}set plies(e){P(this.#p,e)}#m=j(()=>this.state.notice);get notice(){return H(this.#m)}set notice(e){P(this.#m,e)}#h=j(()=>this.state.pending!==void 0&&this.link!==`live`);get queued(){return H(this.#h)}set queued(e){P(this.#h,e)}#g;#_=new hd(e=>this.receive(e));constructor(e){this.id=e;let t=new URL(`api/tables/${e}/socket`,location.href);t.hash=``,t.protocol=t.protocol.replace(`http`,`ws`),this.#g=new Ad(t.href,e=>this.#_.take(e),e=>this.#T(e)),addEventListener(`pointerdown`,this.#v),addEventListener(`keydown`,this.#v),addEventListener(`online`,this.#y),addEventListener(`offline`,this.#b)}receive(e){let t=this.state;this.#x(e),e.type===`busy`&&this.#w(e.id,e.retry_ms),e.type===`show`&&this.state.pending&&this.#C(this.state.pending),this.state.gap&&!t.gap&&this.#g.send({type:`hello`}),this.state.seq!==t.seq&&this.unchoose(),this.live?.result&&!this.info?.seed&&this.#D()}play(e){this.#S(e)}undo(){this.live?.can_undo&&this.#S(void 0)}why(e){this.#g.send({type:`why`,id:jd(),move:e})}choose(e){this.chosen=e,this.asked=[]}unchoose(){this.chosen=void 0,this.asked=[]}dismiss(){this.#x({type:`noticed`})}async look(e){this.unchoose(),e!==void 0&&this.replay?.positions[e]===void 0&&(this.replay=await is(this.id)),this.looking=e}close(){this.#_.stop(),removeEventListener(`pointerdown`,this.#v),removeEventListener(`keydown`,this.#v),removeEventListener(`online`,this.#y),removeEventListener(`offline`,this.#b),this.#g.close()}#v=()=>this.#_.flush();#y=()=>this.#g.hurry();#b=()=>this.#g.lose();#x(e){this.state=vd(this.state,e)}#S(e){if(this.state.pending||this.looking!==void 0)return;let t={id:jd(),seq:this.state.seq,move:e};this.#x({type:`sent`,pending:t}),this.unchoose(),this.#C(t)}#C({id:e,seq:t,move:n}){this.#g.send(n===void 0?{type:`undo`,id:e,seq:t}:{type:`play`,id:e,seq:t,move:n})}#w(e,t){setTimeout(()=>{this.state.pending?.id===e&&this.#C(this.state.pending)},Math.min(t,Md))}#T(e){this.link=e,e===`lost`&&this.info===void 0&&this.#E()}async#E(){try{await rs(this.id)}catch(e){if(!(e instanceof Xo)||e.reason!==`unknown`)return;this.close(),this.#x({type:`problem`,reason:`gone`})}}async#D(){let e=await rs(this.id);e.seed&&this.#x({type:`presence`,info:e})}},Pd,Fd=[587.33,783.99],Id=.08;function Ld(){Pd??=new AudioContext,Pd.state===`suspended`&&Pd.resume(),Fd.forEach((e,t)=>Rd(Pd,e,t*.16))}function Rd(e,t,n){let r=e.currentTime+n,i=new GainNode(e,{gain:0});i.gain.setValueAtTime(0,r),i.gain.linearRampToValueAtTime(Id,r+.01),i.gain.exponentialRampToValueAtTime(1e-4,r+.9);let a=new OscillatorNode(e,{type:`triangle`,frequency:t});a.connect(i).connect(e.destination),a.start(r),a.stop(r+1)}var zd=W(`<div class="link svelte-gnng68"><label class="svelte-gnng68"> </label> <input readonly="" class="svelte-gnng68"/> <button><!> </button></div>`),Bd=W(`<section class="panel invites svelte-gnng68"><h2 class="svelte-gnng68"> </h2> <p class="svelte-gnng68"> </p> <!></section>`),Vd=W(`<!> <details class="panel svelte-gnng68"><summary class="svelte-gnng68"> </summary> <!></details>`,1);function Hd(e,t){k(t,!0);let n=(e,t=f,n=f,r=f)=>{var o=zd(),s=F(o),c=L(s,!0),l=R(s,2);ta(l);var u=R(l,2),d=F(u);$(d,{name:`link`,size:16});var p=R(d,1,!0);O(u),O(o),z((e,i)=>{X(s,`for`,t()),q(c,n()),X(l,`id`,t()),na(l,r()),X(l,`data-testid`,t()),X(u,`aria-label`,e),q(p,i)},[()=>Q(`web-copy-of`,{what:n()}),()=>Q(H(i)===r()?`web-copied`:`web-copy`)]),kr(`focus`,l,e=>e.currentTarget.select()),U(`click`,u,()=>a(r())),K(e,o)},r=j(()=>Cs(t.info.table).filter(({seat:e})=>t.info.seats[e]?.kind===`open`)),i=N(void 0);async function a(e){await navigator.clipboard.writeText(e),P(i,e,!0)}var o=Vd(),s=I(o),c=e=>{var t=Bd(),i=F(t),a=L(i,!0),o=R(i,2),s=L(o,!0);Y(R(o,2),17,()=>H(r),({seat:e,token:t})=>e,(e,t)=>{let r=()=>H(t).seat,i=()=>H(t).token;{let t=j(()=>Q(`web-invite-seat`,{number:r()+1})),a=j(()=>wa(`join`,i()));n(e,()=>`invite-${r()}`,()=>H(t),()=>H(a))}}),O(t),z((e,t)=>{q(a,e),q(s,t)},[()=>Q(`web-invites`),()=>Q(`web-invites-help`)]),K(e,t)};J(s,e=>{H(r).length>0&&e(c)});var l=R(s,2),u=F(l),d=L(u,!0),p=R(u,2);{let e=j(()=>Q(`web-spectator-link`)),r=j(()=>wa(`table`,t.info.table));n(p,()=>`spectator-link`,()=>H(e),()=>H(r))}O(l),z(e=>q(d,e),[()=>Q(`web-spectators`)]),K(e,o),A()}Ar([`click`]);var Ud=W(`<span class="undo svelte-1srjamk"> </span>`),Wd=W(`<span class="svelte-1srjamk"> </span>`),Gd=W(`<button></button>`),Kd=W(`<li><!></li>`),qd=W(`<ol class="log panel svelte-1srjamk" data-testid="log"></ol>`);function Jd(e,t){k(t,!0);let n,r=!0;xn(()=>{t.table.state.log.length>0&&r&&dr().then(()=>n.scrollTo({top:n.scrollHeight}))});let i=(e,n)=>hs({kind:e,args:n},t.game,t.table.names,Q);var a=qd();Y(a,21,()=>t.table.state.log,({seq:e,seat:t,move:n,told:r})=>e,(e,n)=>{let r=()=>H(n).seq,a=()=>H(n).seat,o=()=>H(n).move,s=()=>H(n).told,c=j(()=>t.table.plies.get(r()));var l=Kd();let u;var d=F(l),f=e=>{var n=Ud(),r=L(n,!0);z(e=>q(r,e),[()=>Q(`web-log-undo`,{player:t.table.names[a()]??``})]),K(e,n)},p=e=>{var n=Gd();let r;Y(n,21,s,ii,(e,t)=>{let n=()=>H(t).kind,r=()=>H(t).args;var a=Wd(),o=L(a,!0);z(e=>{X(a,`data-kind`,n()),q(o,e)},[()=>i(n(),r())]),K(e,a)}),O(n),z(e=>{r=Fi(n,1,`quiet svelte-1srjamk`,null,r,{here:H(c)!==void 0&&H(c)===t.table.looking}),n.disabled=H(c)===void 0,X(n,`title`,e)},[()=>Q(`web-look-there`)]),U(`click`,n,()=>t.table.look(H(c))),K(e,n)};J(d,e=>{o()===`undo`?e(f):e(p,-1)}),O(l),z(()=>{X(l,`data-seq`,r()),u=Fi(l,1,`svelte-1srjamk`,null,u,{undone:H(c)===void 0&&o()!==`undo`})}),K(e,l)}),O(a),pa(a,e=>n=e,()=>n),z(e=>X(a,`aria-label`,e),[()=>Q(`web-log`)]),kr(`scroll`,a,()=>r=n.scrollHeight-n.scrollTop-n.clientHeight<60),K(e,a),A()}Ar([`click`]);var Yd=W(`<button> </button>`),Xd=W(`<button data-testid="unchoose" class="svelte-aej01c"> </button>`),Zd=W(`<button data-testid="undo" class="svelte-aej01c"><!> </button>`),Qd=W(`<div class="moves svelte-aej01c" role="group"><!> <!> <!></div>`);function $d(e,t){k(t,!0);let n=j(()=>[...t.table.asked,...t.table.chosen===void 0?[]:Fl(t.table.legal,t.table.chosen,t.face.isCell),...Pl(t.table.legal,t.face.isCell).filter(e=>!t.face.hasOwnButton(e))]);function r(e){let n=t.table.live?.meanings[t.table.legal.indexOf(e)];return n?gs(n,t.game,t.table.names,Q):e}var i=Qd(),a=F(i);Y(a,16,()=>H(n),e=>e,(e,n)=>{var i=Yd();let a;var o=L(i,!0);z((e,r)=>{X(i,`data-move`,n),i.disabled=t.table.state.pending!==void 0,a=Fi(i,1,`svelte-aej01c`,null,a,{prominent:e}),q(o,r)},[()=>zl.includes(n),()=>r(n)]),U(`click`,i,()=>t.table.play(n)),K(e,i)});var o=R(a,2),s=e=>{var n=Xd(),r=L(n,!0);z(e=>q(r,e),[()=>Q(`web-unchoose`)]),U(`click`,n,()=>t.table.unchoose()),K(e,n)};J(o,e=>{(t.table.chosen!==void 0||t.table.asked.length>0)&&e(s)});var c=R(o,2),l=e=>{var n=Zd(),r=F(n);$(r,{name:`undo`,size:16});var i=R(r,1,!0);O(n),z(e=>q(i,e),[()=>Q(`web-undo`)]),U(`click`,n,()=>t.table.undo()),K(e,n)};J(c,e=>{t.table.live?.can_undo&&t.table.looking===void 0&&e(l)}),O(i),z(e=>X(i,`aria-label`,e),[()=>Q(`web-moves`)]),K(e,i),A()}Ar([`click`]);var ef=W(`<p class="connection svelte-t2c0k5" role="status" data-testid="connection"> <!></p>`),tf=W(`<button class="rule svelte-t2c0k5" data-testid="refusal-rule"> </button>`),nf=W(`<div class="toast panel svelte-t2c0k5" role="alert" data-testid="refusal"><p> <!></p> <button class="quiet svelte-t2c0k5"><!></button></div>`),rf=W(`<!> <!>`,1);function af(e,t){k(t,!0);let n=j(()=>{if(t.local)return{text:Q(t.local.key),rule:t.local.rule};let{notice:e}=t.table;if(e)return e.kind===`stale`?{text:Q(`web-stale`),rule:``}:e.kind===`problem`?{text:Q(`web-problem-${ls(e.reason)}`),rule:``}:{text:r(e.reason),rule:e.rule}});function r(e){return Q([`${t.game}-refusal-${ls(e)}`,`house-undo-${ls(e)}`].find(Yo)??`web-refusal-other`,{reason:e})}var i=rf(),a=I(i),o=e=>{var n=ef(),r=F(n),i=R(r),a=e=>{var t=zr();z(e=>q(t,e),[()=>Q(`web-link-queued`)]),K(e,t)};J(i,e=>{t.table.queued&&e(a)}),O(n),z(e=>{X(n,`data-link`,t.table.link),q(r,`${e??``} `)},[()=>Q(`web-link-${t.table.link}`)]),K(e,n)};J(a,e=>{t.table.link!==`live`&&e(o)});var s=R(a,2),c=e=>{var r=nf(),i=F(r),a=F(i),o=R(a),s=e=>{var r=tf(),i=L(r,!0);z(()=>q(i,H(n).rule)),U(`click`,r,()=>Ta.open(t.game,H(n).rule)),K(e,r)};J(o,e=>{H(n).rule&&e(s)}),O(i);var c=R(i,2);$(F(c),{name:`close`,size:16}),O(c),O(r),z(e=>{q(a,`${H(n).text??``} `),X(c,`aria-label`,e)},[()=>Q(`web-close`)]),U(`click`,c,function(...e){t.ondismiss?.apply(this,e)}),K(e,r)};J(s,e=>{H(n)&&e(c)}),K(e,i),A()}Ar([`click`]);var of=W(`<span> </span>`),sf=W(`<span class="badge svelte-9fc3t8"><!> </span>`),cf=W(`<span class="badge svelte-9fc3t8"> </span>`),lf=W(`<li class="svelte-9fc3t8"><!><span class="unseen"> </span> </li>`),uf=W(`<span class="unseen"> </span>`),df=W(`<li><div class="head svelte-9fc3t8"><!> <span class="who svelte-9fc3t8"><strong class="svelte-9fc3t8"> </strong> <span class="what svelte-9fc3t8"><!> <!></span></span> <span class="points svelte-9fc3t8"><span class="unseen"> </span> </span></div> <ul class="tallies svelte-9fc3t8"></ul> <!></li>`),ff=W(`<ul class="svelte-9fc3t8"></ul>`);function pf(e,t){k(t,!0);let n=(e,n)=>Number(t.view.seats[e]?.[n]??0),r=e=>Q(`${t.info.game}-tally-${ls(e)}`);var i=ff();Y(i,21,()=>t.info.seats,({seat:e,kind:t,bot:n,mine:r,present:i})=>e,(e,i)=>{let a=()=>H(i).seat,o=()=>H(i).kind,s=()=>H(i).bot,c=()=>H(i).mine,l=()=>H(i).present,u=j(()=>t.face.hue(t.view,a()));var d=df();let f;var p=F(d),m=F(p);Rs(m,{get seat(){return a()},get hue(){return H(u)},size:28});var h=R(m,2),g=F(h),_=L(g,!0),v=R(g,2),y=F(v),b=e=>{var n=of(),r=L(n,!0);z(e=>q(r,e),[()=>Q(`${t.info.game}-pantheon-${H(u)}`)]),K(e,n)};J(y,e=>{H(u)&&e(b)});var x=R(y,2),S=e=>{var t=sf(),n=F(t);$(n,{name:`bot`,size:14});var r=R(n,1,!0);O(t),z(e=>q(r,e),[()=>Q(`house-bot-${s()}`)]),K(e,t)},C=e=>{var t=cf(),n=L(t,!0);z(e=>q(n,e),[()=>Q(`web-you`)]),K(e,t)},w=e=>{var t=of();let n;var r=L(t,!0);z(e=>{n=Fi(t,1,`badge svelte-9fc3t8`,null,n,{away:!l()}),q(r,e)},[()=>Q(l()?`web-present`:`web-away`)]),K(e,t)};J(x,e=>{o()===`bot`?e(S):c()?e(C,1):o()===`human`&&e(w,2)}),O(v),O(h);var ee=R(h,2),te=F(ee),ne=L(te,!0),re=R(te,1,!0);O(ee),O(p);var ie=R(p,2);Y(ie,21,()=>t.face.tallies,({field:e,icon:t})=>e,(e,t)=>{let i=()=>H(t).field,o=()=>H(t).icon;var s=lf(),c=F(s);$(c,{get name(){return o()},size:15});var l=R(c),u=L(l,!0),d=R(l,1,!0);O(s),z((e,t,n)=>{X(s,`title`,e),q(u,t),q(d,n)},[()=>r(i()),()=>r(i()),()=>n(a(),i())]),K(e,s)}),O(ie);var ae=R(ie,2),oe=e=>{var t=uf(),n=L(t,!0);z(e=>q(n,e),[()=>Q(`web-to-move`)]),K(e,t)};J(ae,e=>{t.view.actor===a()&&e(oe)}),O(d),z((e,n,r,i)=>{f=Fi(d,1,`panel svelte-9fc3t8`,null,f,{turn:t.view.actor===a()}),X(d,`data-hue`,H(u)??`none`),X(d,`data-seat`,a()),q(_,e),X(ee,`title`,n),q(ne,r),q(re,i)},[()=>o()===`open`?Q(`web-seat-open`):t.names[a()],()=>r(`points`),()=>r(`points`),()=>n(a(),`points`)]),K(e,d)}),O(i),z(e=>X(i,`aria-label`,e),[()=>Q(`web-players`)]),K(e,i),A()}var mf=W(`<th scope="col" class="svelte-i5kzs6"> </th>`),hf=W(`<td class="svelte-i5kzs6"> </td>`),gf=W(`<tr><td class="svelte-i5kzs6"> </td><th scope="row" class="svelte-i5kzs6"><!> </th><!><td class="total svelte-i5kzs6"> </td></tr>`),_f=W(`<p class="hash svelte-i5kzs6"> </p>`),vf=W(`<section class="panel svelte-i5kzs6" data-testid="result" aria-labelledby="result-title"><button class="quiet close svelte-i5kzs6"><!></button> <h2 id="result-title" class="svelte-i5kzs6"> </h2> <p class="reason"> </p> <div class="scroll svelte-i5kzs6"><table class="svelte-i5kzs6"><thead class="svelte-i5kzs6"><tr><th scope="col" class="svelte-i5kzs6"> </th><th scope="col" class="svelte-i5kzs6"> </th><!><th scope="col" class="svelte-i5kzs6"> <button class="rule svelte-i5kzs6"> </button></th></tr></thead><tbody class="svelte-i5kzs6"></tbody></table></div> <details><summary> </summary> <p> </p> <p class="hash svelte-i5kzs6"> </p> <!> <a> </a></details> <p class="next svelte-i5kzs6"><a class="button" data-testid="replay"> </a> <a class="button prominent" data-testid="again"> </a></p></section>`);function yf(e,t){k(t,!0);let n=j(()=>t.view.result),r=j(()=>t.info.seats.map(({seat:e})=>e).toSorted((e,t)=>(H(n)?.ranks[e]??0)-(H(n)?.ranks[t]??0))),i=j(()=>H(r).filter(e=>H(n)?.ranks[e]===1)),a=j(()=>H(i).map(e=>t.names[e]??``).join(`, `)),o=j(()=>t.face.scoring.lines(t.view,0));var s=Br(),c=I(s),l=e=>{var s=vf(),c=F(s);$(F(c),{name:`close`}),O(c);var l=R(c,2),u=L(l,!0),d=R(l,2),f=L(d,!0),p=R(d,2),m=F(p),h=F(m),g=F(h),_=F(g),v=L(_,!0),y=R(_),b=L(y,!0),x=R(y);Y(x,17,()=>H(o),({key:e})=>e,(e,t)=>{let n=()=>H(t).key;var r=mf(),i=L(r,!0);z(e=>q(i,e),[()=>Q(n())]),K(e,r)});var S=R(x),C=F(S),w=R(C),ee=L(w,!0);O(S),O(g),O(h);var te=R(h);Y(te,20,()=>H(r),e=>e,(e,r)=>{var i=gf();let a;var o=F(i),s=L(o,!0),c=R(o),l=F(c);{let e=j(()=>t.face.hue(t.view,r));Rs(l,{get seat(){return r},get hue(){return H(e)},size:22})}var u=R(l);O(c);var d=R(c);Y(d,17,()=>t.face.scoring.lines(t.view,r),({key:e,number:t,points:n})=>e,(e,t)=>{let n=()=>H(t).number,r=()=>H(t).points;var i=hf(),a=L(i,!0);z(e=>q(a,e),[()=>Q(`web-score-line`,{number:n(),points:r()})]),K(e,i)});var f=L(R(d),!0);O(i),z(()=>{a=Fi(i,1,`svelte-i5kzs6`,null,a,{winner:H(n).ranks[r]===1}),q(s,H(n).ranks[r]),q(u,` ${t.names[r]??``}`),q(f,H(n).scores[r])}),K(e,i)}),O(te),O(m),O(p);var ne=R(p,2),re=F(ne),ie=L(re,!0),ae=R(re,2),oe=L(ae,!0),se=R(ae,2),ce=L(se,!0),le=R(se,2),ue=e=>{var n=_f(),r=L(n,!0);z(e=>q(r,e),[()=>Q(`house-seed`,{seed:t.info.seed})]),K(e,n)};J(le,e=>{t.info.seed&&e(ue)});var de=R(le,2),fe=L(de,!0);O(ne);var pe=R(ne,2),me=F(pe),he=L(me,!0),ge=R(me,2),_e=L(ge,!0);O(pe),O(s),z((e,n,r,i,a,o,s,l,d,p,m,h,g,_,y)=>{X(c,`aria-label`,e),q(u,n),q(f,r),q(v,i),q(b,a),q(C,`${o??``} `),q(ee,t.face.scoring.rule),q(ie,s),q(oe,l),q(ce,d),X(de,`href`,p),X(de,`download`,`${t.info.table??``}.txt`),q(fe,m),X(me,`href`,h),q(he,g),X(ge,`href`,_),q(_e,y)},[()=>Q(`web-close`),()=>Q(`house-result-winner`,{count:H(i).length,names:H(a)}),()=>Q(`${t.info.game}-event-over`,{reason:H(n).reason}),()=>Q(`house-result-rank`),()=>Q(`web-player`),()=>Q(`house-result-points`),()=>Q(`web-verify`),()=>Q(`web-verify-help`),()=>Q(`house-commitment`,{hash:t.info.commitment}),()=>os(t.info.table),()=>Q(`web-record`),()=>Sa(`replay`,t.info.table),()=>Q(`web-see-replay`),()=>Sa(`new`,t.info.game),()=>Q(`web-again`)]),U(`click`,c,function(...e){t.onclose?.apply(this,e)}),U(`click`,w,()=>Ta.open(t.info.game,t.face.scoring.rule)),K(e,s)};J(c,e=>{H(n)&&e(l)}),K(e,s),A()}Ar([`click`]);var bf=W(`<div><p data-testid="status" aria-live="polite" class="svelte-17jvcg"><!> <span> </span></p> <!></div>`);function xf(e,t){k(t,!0);let n=j(()=>t.face.Tracker),r=j(()=>t.face.moment(t.view)),i=j(()=>t.names[t.view.actor]??``),a=j(()=>t.info.started?Q(`${t.info.game}-phase-${H(r).node}`,{...H(r).args,player:H(i)}):Q(`web-status-waiting`));var o=bf();let s;var c=F(o),l=F(c),u=e=>{{let n=j(()=>t.face.hue(t.view,t.view.actor));Rs(e,{get seat(){return t.view.actor},get hue(){return H(n)},size:22})}};J(l,e=>{t.view.actor>=0&&t.info.started&&e(u)});var d=L(R(l,2),!0);O(c),mi(R(c,2),()=>H(n),(e,n)=>{n(e,{get view(){return t.view}})}),O(o),z(()=>{s=Fi(o,1,`status panel svelte-17jvcg`,null,s,{mine:t.mine}),q(d,H(a))}),K(e,o),A()}var Sf=W(`<button class="svelte-1o89ouq"> </button>`),Cf=W(`<div class="tabs svelte-1o89ouq" role="group"></div>`);function wf(e,t){k(t,!0);let n=ga(t,`tab`,15),r=[`powers`,`players`,`log`];var i=Cf();Y(i,20,()=>r,e=>e,(e,t)=>{var r=Sf(),i=L(r,!0);z(e=>{X(r,`aria-pressed`,n()===t),X(r,`data-testid`,`tab-${t??``}`),q(i,e)},[()=>Q(`web-tab-${t}`)]),U(`click`,r,()=>n(t)),K(e,r)}),O(i),z(e=>X(i,`aria-label`,e),[()=>Q(`web-tabs`)]),K(e,i),A()}Ar([`click`]);var Tf=W(`<div class="room svelte-zpdk4d"><div class="players part svelte-zpdk4d"><!> <!></div> <div class="centre svelte-zpdk4d"><div class="status svelte-zpdk4d"><!></div> <div class="board svelte-zpdk4d"><!> <!> <!></div></div> <div class="side svelte-zpdk4d"><div class="moves svelte-zpdk4d"><!></div> <!> <div class="powers part panel svelte-zpdk4d"><!></div> <div class="log part svelte-zpdk4d"><!></div></div></div>`);function Ef(e,t){k(t,!0);let n=ga(t,`table`,7),r=j(()=>t.face.Board),i=j(()=>t.face.Panel),a=j(()=>t.info.seats.filter(e=>e.mine).map(({seat:e})=>e)),o=j(()=>Ll(n().legal,n().chosen,t.face.isCell)),s=j(()=>n().looking===void 0?Ul(n().state.log,H(a),t.face.isCell):Wl(n().replay?.positions??[],n().looking,t.face.isCell)),c=N(`powers`),l=N(!1),u=N(void 0);xn(()=>{document.title=n().mine?Q(`web-title-your-turn`):Q(`web-title`)}),xn(()=>{n().mine&&!mr(()=>Z.mute)&&Ld()});function d(){P(u,void 0),n().dismiss()}function f(e){d();let r=Rl(n().legal,n().chosen,e,t.face.isCell);r.kind===`play`?n().play(r.move):r.kind===`choose`?n().choose(r.cell):r.kind===`unchoose`?n().unchoose():r.kind===`ask`?n().asked=r.moves:n().mine&&p(e)}function p(e){let r=t.face.guess(t.view,n().chosen,e);r&&`ask`in r?n().why(r.ask):P(u,r,!0)}function m(e){d(),n().mine?n().why(e):P(u,{key:`web-problem-not-your-turn`,rule:``},!0)}function h(e){if(e.target instanceof HTMLElement&&e.target.matches(`input, select`)||e.ctrlKey||e.metaKey||e.altKey)return;let t=Bl(n().legal);e.key===`Escape`?(n().unchoose(),d()):e.key===`e`&&t?n().play(t):e.key===`u`&&n().undo()}var g=Tf();kr(`keydown`,tn,h);var _=F(g),v=F(_);pf(v,{get face(){return t.face},get info(){return t.info},get view(){return t.view},get names(){return n().names}}),Hd(R(v,2),{get info(){return t.info}}),O(_);var y=R(_,2),b=F(y);xf(F(b),{get face(){return t.face},get info(){return t.info},get view(){return t.view},get names(){return n().names},get mine(){return n().mine}}),O(b);var x=R(b,2),S=F(x);wu(S,{children:(e,i)=>{var a=Br();mi(I(a),()=>H(r),(e,r)=>{r(e,{get view(){return t.view},get names(){return n().names},get lit(){return H(o)},get chosen(){return n().chosen},get trail(){return H(s)},onpick:f})}),K(e,a)},$$slots:{default:!0}});var C=R(S,2);af(C,{get table(){return n()},get game(){return t.info.game},get local(){return H(u)},ondismiss:d});var w=R(C,2),ee=e=>{yf(e,{get face(){return t.face},get info(){return t.info},get names(){return n().names},get view(){return n().live},onclose:()=>P(l,!0)})};J(w,e=>{n().live?.result&&n().looking===void 0&&!H(l)&&e(ee)}),O(x),O(y);var te=R(y,2),ne=F(te),re=F(ne),ie=e=>{{let t=j(()=>(n().replay?.positions.length??1)-1);ql(e,{get ply(){return n().looking},get of(){return H(t)},onlook:e=>void n().look(e),onreturn:()=>void n().look(void 0)})}},ae=e=>{$d(e,{get table(){return n()},get face(){return t.face},get game(){return t.info.game}})};J(re,e=>{n().looking===void 0?e(ae,-1):e(ie)}),O(ne);var oe=R(ne,2);wf(oe,{get tab(){return H(c)},set tab(e){P(c,e,!0)}});var se=R(oe,2);mi(F(se),()=>H(i),(e,r)=>{r(e,{get view(){return t.view},get legal(){return n().legal},onplay:e=>n().play(e),onwhy:m})}),O(se);var ce=R(se,2);Jd(F(ce),{get table(){return n()},get game(){return t.info.game}}),O(ce),O(te),O(g),z(()=>X(g,`data-tab`,H(c))),K(e,g),A()}var Df=W(`<p class="wait svelte-hd2skv" data-testid="connection" role="status"> </p>`);function Of(e,t){k(t,!0);let n=new Nd(t.id);va(()=>n.close());let r=j(()=>n.info?jl(n.info.game):void 0);var i=Br(),a=I(i),o=e=>{Ef(e,{get table(){return n},get face(){return H(r)},get info(){return n.info},get view(){return n.view}})},s=e=>{vs(e,{get reason(){return n.notice.reason}})},c=e=>{var t=Df(),r=L(t,!0);z(e=>q(r,e),[()=>Q(`web-link-${n.link}`)]),K(e,t)};J(a,e=>{n.info&&n.view&&H(r)?e(o):n.notice?.kind===`problem`?e(s,1):e(c,-1)}),K(e,i),A()}var kf=G(`<svg viewBox="-6 -6 760 102" role="img" class="svelte-47ksx6"><path class="svelte-47ksx6"></path></svg>`);function Af(e,t){k(t,!0);var n=kf();X(F(n),`d`,`M0 0H60M30 0V90M84 0V90M140 0V90M84 45H140M214 0H166V90H214M166 43H206M316 45a41 44 0 1 0-82 0a41 44 0 1 0 82 0ZM271 45h8M338 90 350 0 378 62 406 0 418 90M434 90 468 0 502 90M446 60 468 74 490 60M588 16C574-4 526-8 526 45S574 94 588 74M612 0V90M668 0V90M612 45H668M688 0 718 46 748 0M718 46V90`),O(n),z(e=>X(n,`aria-label`,e),[()=>Q(`web-title`)]),K(e,n),A()}var jf=W(`<option> </option>`),Mf=W(`<dt><kbd class="svelte-obgxh1"> </kbd></dt> <dd class="svelte-obgxh1"> </dd>`,1),Nf=W(`<dialog class="panel svelte-obgxh1" aria-labelledby="settings-title"><header class="svelte-obgxh1"><h2 id="settings-title"> </h2> <button class="quiet"><!></button></header> <div class="rows svelte-obgxh1"><label class="svelte-obgxh1"><span> </span> <input maxlength="24" autocomplete="nickname"/></label> <label class="svelte-obgxh1"><span> </span> <select></select></label> <label class="svelte-obgxh1"><span> </span> <select data-testid="motion"></select></label> <label class="svelte-obgxh1"><span> </span> <input type="checkbox"/></label></div> <h3> </h3> <dl class="svelte-obgxh1"></dl></dialog>`);function Pf(e,t){k(t,!0);let n,r=()=>n.showModal(),i=[`arrows`,`n`,`enter`,`escape`,`e`,`u`,`help`];var a={open:r},o=Nf();kr(`keydown`,tn,e=>{let t=e.target instanceof HTMLElement&&e.target.matches(`input, select`);e.key===`?`&&!t&&r()});var s=F(o),c=F(s),l=L(c,!0),u=R(c,2);$(F(u),{name:`close`}),O(u),O(s);var d=R(s,2),f=F(d),p=F(f),m=L(p,!0),h=R(p,2);ta(h),O(f);var g=R(f,2),_=F(g),v=L(_,!0),y=R(_,2);Y(y,20,()=>Ho,e=>e,(e,t)=>{var n=jf(),r=L(n,!0),i={};z(e=>{q(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>Q(`web-theme-${t}`)]),K(e,n)}),O(y),Hi(y),O(g);var b=R(g,2),x=F(b),S=L(x,!0),C=R(x,2);Y(C,20,()=>Uo,e=>e,(e,t)=>{var n=jf(),r=L(n,!0),i={};z(e=>{q(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>Q(`web-motion-${t}`)]),K(e,n)}),O(C),Hi(C),O(b);var w=R(b,2),ee=F(w),te=L(ee,!0),ne=R(ee,2);ta(ne),O(w),O(d);var re=R(d,2),ie=L(re,!0),ae=R(re,2);return Y(ae,20,()=>i,e=>e,(e,t)=>{var n=Mf(),r=I(n),i=L(F(r),!0);O(r);var a=L(R(r,2),!0);z((e,t)=>{q(i,e),q(a,t)},[()=>Q(`web-key-${t}`),()=>Q(`web-key-${t}-does`)]),K(e,n)}),O(ae),O(o),pa(o,e=>n=e,()=>n),z((e,t,n,r,i,a,o)=>{q(l,e),X(u,`aria-label`,t),q(m,n),q(v,r),q(S,i),q(te,a),q(ie,o)},[()=>Q(`web-settings`),()=>Q(`web-close`),()=>Q(`web-name`),()=>Q(`web-theme`),()=>Q(`web-motion`),()=>Q(`web-mute`),()=>Q(`web-keys`)]),U(`click`,u,()=>n.close()),ca(h,()=>Z.name,e=>Z.name=e),Ui(y,()=>Z.theme,e=>Z.theme=e),Ui(C,()=>Z.motion,e=>Z.motion=e),la(ne,()=>Z.mute,e=>Z.mute=e),K(e,o),A(a)}Ar([`click`]);var Ff=W(`<option class="svelte-1j7efyp"> </option>`),If=W(`<header class="svelte-1j7efyp"><a href="#/" class="home svelte-1j7efyp"><!></a> <nav class="svelte-1j7efyp"><button class="quiet svelte-1j7efyp" data-testid="open-rules"><!></button> <label><span class="unseen"> </span> <select data-testid="language" class="svelte-1j7efyp"></select></label> <button class="quiet svelte-1j7efyp" data-testid="theme"><!></button> <button class="quiet svelte-1j7efyp" data-testid="mute"><!></button> <button class="quiet svelte-1j7efyp" data-testid="settings"><!></button></nav></header> <!>`,1);function Lf(e,t){k(t,!0);let n,r={auto:`light`,light:`dark`,dark:`auto`},i={auto:`half`,light:`sun`,dark:`moon`},a=j(()=>xa.words[0]===`new`?xa.words[1]??`bello`:`bello`);var o=If(),s=I(o),c=F(s);Af(F(c),{}),O(c);var l=R(c,2),u=F(l);$(F(u),{name:`book`}),O(u);var d=R(u,2),f=F(d),p=L(f,!0),m=R(f,2);Y(m,20,()=>Mo,e=>e,(e,t)=>{var n=Ff(),r=L(n,!0),i={};z(e=>{q(r,e),i!==(i=t)&&(n.value=(n.__value=i)??``)},[()=>Q(`web-language-${t}`)]),K(e,n)}),O(m),Hi(m),O(d);var h=R(d,2);$(F(h),{get name(){return i[Z.theme]}}),O(h);var g=R(h,2),_=F(g);{let e=j(()=>Z.mute?`mute`:`bell`);$(_,{get name(){return H(e)}})}O(g);var v=R(g,2);$(F(v),{name:`gear`}),O(v),O(l),O(s),pa(Pf(R(s,2),{}),e=>n=e,()=>n),z((e,t,n,r,i,a,o,s,c,d)=>{X(l,`aria-label`,e),X(u,`aria-label`,t),X(u,`title`,n),q(p,r),X(h,`aria-label`,i),X(h,`title`,a),X(g,`aria-label`,o),X(g,`title`,s),X(g,`aria-pressed`,Z.mute),X(v,`aria-label`,c),X(v,`title`,d)},[()=>Q(`web-tools`),()=>Q(`web-rules`),()=>Q(`web-rules`),()=>Q(`web-language`),()=>Q(`web-theme-${Z.theme}`),()=>Q(`web-theme-${Z.theme}`),()=>Q(Z.mute?`web-sound-off`:`web-sound-on`),()=>Q(Z.mute?`web-sound-off`:`web-sound-on`),()=>Q(`web-settings`),()=>Q(`web-settings`)]),U(`click`,u,()=>Ta.game?Ta.close():Ta.open(H(a))),Ui(m,()=>Z.language,e=>Z.language=e),U(`click`,h,()=>Z.theme=r[Z.theme]),U(`click`,g,()=>Z.mute=!Z.mute),U(`click`,v,()=>n.open()),K(e,o),A()}Ar([`click`]);var Rf=W(`<div class="app svelte-1n46o8q"><!> <main class="svelte-1n46o8q"><!></main> <!></div>`);function zf(e,t){k(t,!0);let n=j(()=>xa.words),r=j(()=>_(H(n),3)),i=j(()=>H(r)[0]),a=j(()=>g(H(r)[1],``)),o=j(()=>H(r)[2]);xn(()=>{let e=document.documentElement;e.lang=Z.language,e.dataset.theme=Z.theme,e.dataset.motion=Z.motion}),xn(()=>{H(i)!==`table`&&(document.title=Q(`web-title`))});var s=Rf(),c=F(s);Lf(c,{});var l=R(c,2),u=F(l),d=e=>{var t=Br();ri(I(t),()=>H(a),e=>{Xs(e,{get game(){return H(a)}})}),K(e,t)},f=e=>{bs(e,{get token(){return H(a)}})},p=e=>{var t=Br();ri(I(t),()=>H(a),e=>{Of(e,{get id(){return H(a)}})}),K(e,t)},m=e=>{var t=Br();ri(I(t),()=>H(a),e=>{{let t=j(()=>Number(H(o)??0));Au(e,{get id(){return H(a)},get ply(){return H(t)}})}}),K(e,t)},h=e=>{dd(e,{})};J(u,e=>{H(i)===`new`?e(d):H(i)===`join`?e(f,1):H(i)===`table`?e(p,2):H(i)===`replay`?e(m,3):e(h,-1)}),O(l);var v=R(l,2),y=e=>{nd(e,{get game(){return Ta.game}})};J(v,e=>{Ta.game&&e(y)}),O(s),K(e,s),A()}var Bf=document.getElementById(`app`);Bf&&qr(zf,{target:Bf});