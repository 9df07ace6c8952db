/** Claims that documentation makes about performance, as assertions: which of them hold is in docs/assertions.md. */
package org.openjdk.jmh.bench.claims;
