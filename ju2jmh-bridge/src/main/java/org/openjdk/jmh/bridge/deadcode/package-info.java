/** Finds results that a test computes and does not use. */
package org.openjdk.jmh.bridge.deadcode;
