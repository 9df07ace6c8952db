/** Writes benchmark classes as Java sources, and keeps what people edited. */
package org.openjdk.jmh.bridge.write;
