/** Performance mutation testing: the command line and what it sets in motion. */
package org.openjdk.jmh.mutate;
