/** What code can reach, conservatively. */
package org.openjdk.jmh.bytecode.reach;
