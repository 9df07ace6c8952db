/** Reads class files without loading them: what a class path holds, and what a class declares. */
package org.openjdk.jmh.bridge.read;
