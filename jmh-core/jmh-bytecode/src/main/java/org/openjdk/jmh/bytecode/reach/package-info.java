/** Finds what code can reach, conservatively. */
package org.openjdk.jmh.bytecode.reach;
