/** Runs one part of a suite, where other machines run the others. */
package org.openjdk.jmh.shards;
